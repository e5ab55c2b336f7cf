import { Refusal, type Caller, type Platform } from '../handler.ts';
import type { Language } from '../languages.ts';
import { findLottery } from '../lottery/find.ts';
import { demoFocus, readBackUrl, reserveGameSession, type Launch } from '../play/game-sessions.ts';
import { findGame, firstGame } from './games.ts';
import { noteRecent } from './own-lists.ts';
import { isMachine } from './info.ts';

interface Asked {
  category: string;
  vendor: string;
  gameId: string;
  nodeId: string;
  language: Language;
  backUrl: string;
}

/**
 * Makes a game session and answers its address. Without a known node the vendor's first
 * game opens, as when a category of one vendor is tapped (G §2). Trial members play with play money.
 */
export function launch(platform: Platform, caller: Caller, asked: Asked): string {
  const { vendor, gameId, nodeId, language } = asked;
  const game = findGame(platform, nodeId, language) ?? firstGame(platform, vendor, asked.category, language);
  if (!game?.available) throw new Refusal('game.unavailable');
  noteRecent(platform, caller.memberId, game.nodeId);
  const common = { language, backUrl: readBackUrl(asked.backUrl) };
  const opened: Launch =
    game.category === 'SPORTS' ? { ...common, kind: 'sports', nodeId: game.nodeId, focus: gameId }
    : game.category === 'LOTT' || game.category === 'ELOTT' ? { ...common, kind: 'lottery', nodeId: '', focus: findLottery(gameId)?.gameCode ?? '' }
    : { ...common, kind: 'game', nodeId: game.nodeId, focus: '' };
  return `/play/${opened.kind === 'lottery' ? 'lottery/' : ''}${reserveGameSession(platform, caller, opened)}`;
}

/** Makes a session of one of the machines for a trial member of its own; refused with `game.unavailable` where the game is none. */
export function launchDemo(platform: Platform, trial: Caller, { nodeId, language, backUrl }: Pick<Asked, 'nodeId' | 'language' | 'backUrl'>): string {
  const game = findGame(platform, nodeId, language);
  if (!game?.available || !isMachine(game)) throw new Refusal('game.unavailable');
  return `/play/${reserveGameSession(platform, trial, { kind: 'game', nodeId, focus: demoFocus, language, backUrl: readBackUrl(backUrl) })}`;
}
