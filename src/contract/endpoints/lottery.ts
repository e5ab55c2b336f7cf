import { endpoint } from '../endpoint.ts';
import { flag, list, map, number, optional, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';

const lottery = record({
  gameId: text,
  gameCode: text,
  gameGroupCode: text,
  /** the name, in the asked language */
  remark: text,
  mobileIconUrl: text,
  /** the current period; none between days */
  numero: optional(text),
  isSale: flag,
  /** ms until the sale of the current period closes and it is drawn; negative: overdue */
  remainTime: number,
  /** ms before the draw from which no ticket is sold */
  lockTime: number,
  /** start of sale and draw of the current period, epoch ms */
  lotteryTime: list(number),
  /** draw of the previous period, epoch ms */
  winningTime: optional(number),
  /** the part before `~`, its first comma-separated part, is shown digit by digit (G §3) */
  previousWinningNumber: optional(text),
  /** may include HOT */
  tag: optional(text),
});

export type Lottery = Infer<typeof lottery>;

const group = record({
  tag: optional(text),
  labelName: text,
  gameMenus: list(lottery),
});

export type LotteryGroup = Infer<typeof group>;

/** Map of group code to its lotteries, with the state of each draw (G §7). */
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
