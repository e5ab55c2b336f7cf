import { paths, withQuery } from '../../paths.ts';
import { sessionStore, storageKeys } from '../../device/storage.ts';
import { navigate, rememberReturn } from '../../runtime/router/navigate.ts';

/** The display name of a game or a lottery; `art` is the platform's address of its picture. */
export interface Named {
  name?: string;
  art?: string;
}

/** Sends a visitor to login, and after it to the address `wish`, by default this page; `replace` replaces the history entry. Login names what was wanted. */
export function redirectToLogin(replace: boolean, wish?: string, named?: Named): void {
  rememberReturn(wish);
  if (named?.name) sessionStore.set(storageKeys.wanted, JSON.stringify({ ...named, url: wish }));
  navigate(paths.login, replace);
}

/** Where Back leads from a lottery, by the `pageBack` of its launcher. */
export const backPages = { home: paths.home, lottery: paths.lottery, moreLottery: paths.moreLottery, startLottery: paths.startLottery } as const;

/** One of `backPages`. */
export type BackPage = keyof typeof backPages;

/** The launcher's `code` of a prize mode's lobby. */
export const lobbyCode = 'lobby';

/** The launcher's play type (G §2). */
export const playType = 'trad';

/** The address that launches a lottery; without a code the lobby of its prize mode. */
export const lotteryAddress = (prizeMode: string | undefined, code?: string, pageBack: BackPage = 'home'): string =>
  withQuery(paths.launchGame, { playType, prize_mode: prizeMode, code: code || lobbyCode, pageBack });
