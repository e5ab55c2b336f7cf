import type { Platform } from '../handler.ts';
import type { Markup } from '../play/document.ts';
import type { GameSession } from '../play/game-sessions.ts';
import type { PlayableGame } from './games.ts';

/** The input of a game's page; each game reads its own fields and refuses the rest. */
export type Input = Record<string, unknown>;

/** The platform's side of a kind of game. */
export interface GameMachine {
  page(platform: Platform, session: GameSession, game: PlayableGame): Markup;
  /** the state that the page polls */
  state?(platform: Platform, session: GameSession, game: PlayableGame): object;
  /** the member's moves, by the last part of the call's path */
  actions: Readonly<Record<string, (platform: Platform, session: GameSession, game: PlayableGame, input: Input) => object>>;
}
