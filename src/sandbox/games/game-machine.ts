import type { Platform } from '../handler.ts';
import type { Markup } from '../play/document.ts';
import type { GameSession } from '../play/game-sessions.ts';
import type { PlayableGame } from './games.ts';

/** What a page sends; each game reads what it needs and refuses the rest. */
export type Input = Record<string, unknown>;

/** The platform's side of a kind of game. */
export interface GameMachine {
  page(platform: Platform, session: GameSession, game: PlayableGame): Markup;
  /** what the page asks for again and again */
  state?(platform: Platform, session: GameSession, game: PlayableGame): object;
  /** what a member can do, by the last part of the call's path */
  actions: Readonly<Record<string, (platform: Platform, session: GameSession, game: PlayableGame, input: Input) => object>>;
}
