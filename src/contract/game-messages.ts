/**
 * The protocol between the app and a game's page in its frame: plain objects by `postMessage`, each with its name in
 * the field `leve`. All are optional, except `ready` where the merchant's file says `speaks`; a page without messages
 * can be played too. No message carries an amount: the app asks the wallet itself.
 */

/** Messages of a game's page, sent by `parent.postMessage({ leve: 'ready' }, '*')`. */
export const gameMessages = [
  /** it can be played; `rules: true`: it shows its rules on request */
  'ready',
  /** the wallet has changed */
  'balance',
  /** a stake was taken and the result is pending: the app covers the game only afterwards */
  'roundBegun',
  'roundEnded',
  /** the person wants to leave the game */
  'close',
  /** the person wants to deposit */
  'deposit',
  /** the person wants full screen, or with `on: false` no longer */
  'fullScreen',
] as const;

/** Messages of the app to a game's page: pause, continue, show the rules. */
export type AppMessage = 'hold' | 'goOn' | 'rules';

/** A parsed message of a game's page. */
export interface GameMessage {
  name: (typeof gameMessages)[number];
  /** with `ready`: it shows its rules on `rules` */
  rules: boolean;
  /** with `fullScreen` */
  on: boolean;
}

/** Messages per second that are read from a page; the rest are dropped. */
export const mostMessages = 10;

/** Parses a frame's message; undefined for anything outside the protocol. Never throws. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { leve, rules, on } = data as Record<string, unknown>;
  const name = gameMessages.find((known) => known === leve);
  return name && { name, rules: rules === true, on: on !== false };
}
