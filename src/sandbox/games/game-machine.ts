import type { GameInfo } from '../../contract/endpoints/game-info.ts';
import type { Platform } from '../handler.ts';
import type { Language } from '../languages.ts';
import type { Markup } from '../play/document.ts';
import type { GameSession } from '../play/game-sessions.ts';
import type { PlayableGame } from './games.ts';

/** The input of a game's page; each game reads its own fields and refuses the rest. */
export type Input = Record<string, unknown>;

/** What a kind of game says of itself before it is opened. */
export interface GameFacts {
  /** the share of the stakes that comes back, of 1 */
  share: number;
  /** minor units, from the least one up */
  stakes: readonly number[];
  /** the most of one round, where that is more than one stake */
  most?: number;
  /** where it does not depend on how one plays */
  volatility?: GameInfo['volatility'];
  rules: readonly string[];
}

/** The platform's side of a kind of game. */
export interface GameMachine {
  facts(game: PlayableGame, language: Language): GameFacts;
  page(platform: Platform, session: GameSession, game: PlayableGame): Markup;
  /** the state that the page polls */
  state?(platform: Platform, session: GameSession, game: PlayableGame): object;
  /** the member's moves, by the last part of the call's path */
  actions: Readonly<Record<string, (platform: Platform, session: GameSession, game: PlayableGame, input: Input) => object>>;
}
