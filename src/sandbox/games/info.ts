import type { GameInfo } from '../../contract/endpoints/game-info.ts';
import { Refusal, type Platform } from '../handler.ts';
import type { Language } from '../languages.ts';
import { findGame, type PlayableGame } from './games.ts';
import { machineFor } from './machines.ts';

/** Whether a game is a machine, which everybody may try with play money. Lotteries and matches stand in pages of their own. */
export const isMachine = ({ category }: PlayableGame): boolean => !['SPORTS', 'LOTT', 'ELOTT'].includes(category);

/** What the platform knows of a game: of a machine its computed return, its own stakes and rules. Refused with `game.unavailable` where there is none. */
export function infoOf(platform: Platform, nodeId: string, language: Language): GameInfo {
  const game = findGame(platform, nodeId, language);
  if (!game) throw new Refusal('game.unavailable');
  const { available } = game;
  if (!isMachine(game)) return { available };
  const { share, stakes, most = stakes.at(-1), volatility, rules } = machineFor(game).facts(game, language);
  return { rtp: Math.round(share * 10_000), volatility, minimumBet: stakes[0], maximumBet: most, rules: [...rules], demo: 'everyone', available };
}
