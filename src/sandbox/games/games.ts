import type { Game } from '../../contract/endpoints/games.ts';
import type { Language } from '../languages.ts';
import { artPath } from '../art/art-path.ts';
import type { EmblemName } from '../art/emblems/index.ts';
import type { Platform } from '../handler.ts';
import { row } from '../store/database.ts';

/** The columns of a game as the contract names them; its name in the asked language. */
export const gameColumns = (language: Language): string => `node_id as nodeId, ${language === 'en' ? 'name_en' : 'name_pt'} as gameName,
  vendor as vassalage, category as gameType, game_id as gameId, is_new as isNew, minimum_bet as minimumBet`;

export type GameRow = Omit<Game, 'isNew' | 'iconUrl'> & { isNew: number };

export const readGame = (game: GameRow, language: Language): Game => ({
  ...game,
  isNew: game.isNew === 1,
  iconUrl: artPath('games', `${game.nodeId}-${language}`),
});

/** A game as its own page needs it. */
export interface PlayableGame {
  nodeId: string;
  name: string;
  vendor: string;
  vendorName: string;
  category: string;
  emblem: EmblemName;
  palette: string;
  /** minor units */
  minimumBet: number;
  available: boolean;
}

const playable = (language: Language) => `select node_id as nodeId, ${language === 'en' ? 'name_en' : 'name_pt'} as name,
  vendor, vendors.name as vendorName, category, emblem, palette, minimum_bet as minimumBet, available
  from games join vendors on code = vendor`;

type PlayableRow = Omit<PlayableGame, 'available'> & { available: number };

const readPlayable = (found: PlayableRow | undefined) => found && { ...found, available: found.available === 1 };

export function findGame({ database }: Platform, nodeId: string, language: Language): PlayableGame | undefined {
  return readPlayable(row<PlayableRow>(database, `${playable(language)} where node_id = ?`, nodeId));
}

/** The game that opens when a vendor itself is launched: its first of the category. */
export function firstGame({ database }: Platform, vendor: string, category: string, language: Language): PlayableGame | undefined {
  return readPlayable(
    row<PlayableRow>(database, `${playable(language)} where vendor = ? and category = ? order by games.position limit 1`, vendor, category),
  );
}
