import { paths, withQuery } from '../../paths.ts';

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
