/**
 * The protocol between the app and the page of a game in its frame: plain objects by `postMessage`, each with its name in
 * the field `leve`. All are optional but `ready` where the merchant's file says `speaks`; a page that says nothing is
 * played all the same. No message carries an amount: the app asks the wallet itself.
 */

/** What a game's page tells the app, `parent.postMessage({ leve: 'ready' }, '*')`. */
export const gameMessages = [
  /** it can be played; `rules: true`: it shows its rules when it is asked to */
  'ready',
  /** the wallet has changed */
  'balance',
  /** a stake is taken, and how it ends is still to be seen: the app covers the game only after it */
  'roundBegun',
  'roundEnded',
  /** the person wants to leave the game */
  'close',
  /** the person wants to deposit */
  'deposit',
  /** the person wants the whole screen, or with `on: false` no longer */
  'fullScreen',
] as const;

/** What the app tells a game's page: to hold still, to go on, to show its rules. */
export type AppMessage = 'hold' | 'goOn' | 'rules';

/** A message of a game's page as it was read. */
export interface GameMessage {
  name: (typeof gameMessages)[number];
  /** of `ready`: it shows its rules on `rules` */
  rules: boolean;
  /** of `fullScreen` */
  on: boolean;
}

/** Messages of one page that are heard in a second; the rest are dropped. */
export const mostMessages = 10;

/** Reads what a frame sent; undefined for anything that is no message of the protocol. Never throws. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { leve, rules, on } = data as Record<string, unknown>;
  const name = gameMessages.find((known) => known === leve);
  return name && { name, rules: rules === true, on: on !== false };
}
