import { endpoint } from '../endpoint.ts';
import { epochMs, flag, line, list, map, number, optional, record, text, type Infer } from '../shape.ts';

/** The prize mode to open a lottery's launcher with; none: that of the requested list (G §3). */
const ownMode = { prizeMode: optional(text) };

const lottery = record({
  ...ownMode,
  gameId: text,
  gameCode: text,
  gameGroupCode: text,
  /** name, in the call's language */
  remark: line,
  mobileIconUrl: text,
  /** the current period; none between days */
  numero: optional(text),
  isSale: flag,
  /** ms until the sale of the current period closes and it is drawn; negative: overdue */
  remainTime: number,
  /** ms before the draw at which the sale of tickets ends */
  lockTime: number,
  /** start of sale and draw of the current period, epoch ms */
  lotteryTime: list(epochMs),
  /** draw of the previous period, epoch ms */
  winningTime: optional(epochMs),
  /**
   * of its first comma-separated part, what is before `~` is shown digit by digit; drawn balls are separated by spaces,
   * such as `03 11 17 28 39 44`, and shown ball by ball (G §3)
   */
  previousWinningNumber: optional(text),
  /** may include HOT */
  tag: optional(text),
});

/** One lottery with the state of its draw (G §3). */
export type Lottery = Infer<typeof lottery>;

const group = record({
  tag: optional(text),
  labelName: line,
  gameMenus: list(lottery),
});

/** A group of the hall (G §3). */
export type LotteryGroup = Infer<typeof group>;

/** Lotteries by group code, with the state of each draw (G §7). */
export const lotteryMenu = endpoint('/wps/lottery/menu', record({ prizeMode: text, device: text, language: text }), map(group), { kept: true });

/** Opens the betting page of a lottery, or the lobby without a code (G §7). */
export const launchLottery = endpoint('/wps/lottery/launch', record({
  lottoArea: text,
  launchMode: text,
  lottoPrizeMode: text,
  lottoGameCode: optional(text),
  /** `betting`, or `lobby` without a code */
  lottoView: text,
  device: text,
  backUrl: text,
  language: text,
}), record({ gameUrl: text }), { method: 'POST', access: 'member' });

const listed = record({
  ...ownMode,
  gameId: text,
  /** code of the lottery, like the menu's `gameCode` */
  code: text,
  /** name, in the call's language */
  remark: line,
  mobileIconUrl: text,
  /** whether it is played by itself, and in the traditional way: the launcher's `playType` */
  entPlaySwitch: flag,
  tradPlaySwitch: flag,
  /** names of the vendor's theme; not used here */
  mUi: optional(text),
  css: optional(text),
});

/** One lottery without the state of its draw (G §3). */
export type ListedLottery = Infer<typeof listed>;

const listedGroup = record({ gameGroupId: text, displayName: line, games: list(listed) });

/** A group of the list (G §3). */
export type ListedGroup = Infer<typeof listedGroup>;

/** All lotteries by group, without the state of their draws (G §7). */
export const lotteryList = endpoint('/wps/lottery/list', record({ prizeMode: text, language: text }), list(listedGroup), { kept: true });

const drawn = record({
  /** the period */
  numero: text,
  /** epoch ms */
  winningTime: epochMs,
  /** like the menu's `previousWinningNumber` */
  winningNumber: text,
});

const results = record({ ...ownMode, gameId: text, gameCode: text, remark: line, mobileIconUrl: text, draws: list(drawn) });

/** The last periods of one lottery. */
export type LotteryResults = Infer<typeof results>;

/** The last ten periods, newest first, of one lottery or of all (G §7: Vietnam results). */
export const lotteryResults = endpoint('/wps/lottery/results', record({
  gameCode: optional(text),
  language: text,
}), list(results), { kept: true });
