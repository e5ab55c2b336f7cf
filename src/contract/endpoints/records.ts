// Records of a member's money: each in days of Brasília, both ends included (see `day.ts`), `mostDays` at the most.
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../page-of.ts';
import { betStates } from '../records.ts';
import { epochMs, line, list, money, number, oneOf, optional, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';
import { deposit, withdrawal } from './cashier.ts';

const range = { from: text, to: text };
const asked = record({ ...range, /** one of the record's types; blank for all */ type: optional(text), /** from 1 */ pageNo: number });
const access = 'member';

const ledgerLine = record({
  id: text,
  /** of `ledgerGroups` */
  kind: text,
  /** minor units: positive into the wallet, negative out of it */
  amount: money,
  balanceAfter: money,
  /** epoch ms */
  at: epochMs,
  reference: text,
  /** the game, for a bet */
  title: optional(line),
});

/** One move of the wallet, in minor units. */
export type LedgerLine = Infer<typeof ledgerLine>;

/** Every move of the wallet; `type` is a group of `ledgerGroups`. */
export const accountRecord = endpoint('/wps/record/account', asked, pageOf(ledgerLine), { access });

const bet = record({
  reference: text,
  /** of the game or lottery, in the asked language */
  name: line,
  /** the pick, in the language of the bet */
  title: line,
  category: optional(text),
  vendor: optional(text),
  state: oneOf(betStates, 'unknown'),
  /** minor units, as `payout` */
  stake: money,
  payout: money,
  /** epoch ms, as `settledAt` */
  placedAt: epochMs,
  settledAt: optional(epochMs),
  /** of a lottery's ticket: what was drawn, once it was */
  ticket: optional(record({ period: text, kind: text, pick: text, number: optional(text) })),
});

/** One stake, in minor units. */
export type BetLine = Infer<typeof bet>;

/** Every stake; `type` is one of `betStates`. */
export const betRecord = endpoint('/wps/record/bets', asked, pageOf(bet), { access });

/** Every deposit that was asked for; `type` is one of `depositStatuses`. */
export const depositRecord = endpoint('/wps/record/deposits', asked, pageOf(deposit), { access });

/** Every withdrawal; `type` is one of `withdrawalStages`, or `returned`. */
export const withdrawRecord = endpoint('/wps/record/withdrawals', asked, pageOf(withdrawal), { access });

const totals = record({
  count: number,
  /** minor units, both of them without a sign */
  paidIn: money,
  paidOut: money,
});

/** The sums of a record, in minor units. */
export type RecordTotals = Infer<typeof totals>;

/** The sums of a record: `of` is `account`, `bets`, `deposits`, `withdrawals` or `rebates`. */
export const recordTotals = endpoint('/wps/record/totals', record({ of: text, ...range, type: optional(text) }), totals, { access });

/** Minor units: stakes, winnings, refunds, rewards; `net` is the gain of the person. */
const result = { staked: money, won: money, refunded: money, rewarded: money, net: money };

const dayResult = record({ day: text, ...result });

/** The net result of one day, in minor units. */
export type DayResult = Infer<typeof dayResult>;

const resultPart = record({ category: text, vendor: text, staked: money, net: money });

/** One vendor's part of a category's result, in minor units. */
export type ResultPart = Infer<typeof resultPart>;

const resultWindow = record({ /** one of `netWindows` */ days: number, ...result, parts: list(resultPart) });

/** The net result of some days, in minor units. */
export type ResultWindow = Infer<typeof resultWindow>;

const monthReceipt = record({
  /** the month of Brasília that runs now, as `2026-11` */
  month: text,
  /** minor units: what was staked, and what came back of it in winnings and refunds */
  staked: money,
  returned: money,
  /** whole minutes that the member spent here */
  minutes: number,
  /** minor units of loss that the month's limit allows; none: not limited */
  lossLimit: optional(money),
});

/** The result of a month of play. */
export type MonthReceipt = Infer<typeof monthReceipt>;

/**
 * The net result of each of `netWindows`, today included, and of each day of the longest, oldest first. A platform that
 * counts no minutes leaves `month` out.
 */
export const netResult = endpoint(
  '/wps/record/net', record({}), record({ windows: list(resultWindow), byDay: list(dayResult), month: optional(monthReceipt) }), { access },
);
