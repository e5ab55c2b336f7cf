import { paths, withQuery } from '../../paths.ts';
import { navigate, rememberReturn } from '../../runtime/router/navigate.ts';

/** Sends a visitor to login, and after it to the address `wish`, by default back here; `replace` leaves no step to go back to. */
export function redirectToLogin(replace: boolean, wish?: string): void {
  rememberReturn(wish);
  navigate(paths.login, replace);
}

/** Where the way back from a lottery leads, by the `pageBack` of its launcher. */
export const backPages = { home: paths.home, lottery: paths.lottery, moreLottery: paths.moreLottery, startLottery: paths.startLottery } as const;

/** One of `backPages`. */
export type BackPage = keyof typeof backPages;

/** The launcher's `code` of a prize mode's lobby. */
export const lobbyCode = 'lobby';

/** The launcher's way of playing (G §2). */
export const playType = 'trad';

/** The address that launches a lottery; without a code the lobby of its prize mode. */
export const lotteryAddress = (prizeMode: string | undefined, code?: string, pageBack: BackPage = 'home'): string =>
  withQuery(paths.launchGame, { playType, prize_mode: prizeMode, code: code || lobbyCode, pageBack });
