// Records of a member's money, for a range of days in Brasília, both included (see `day.ts`), at most `mostDays`.
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../page-of.ts';
import { betStates } from '../records.ts';
import { epochMs, line, list, money, number, oneOf, optional, record, text, type Infer } from '../shape.ts';
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

/** One movement of the wallet, in minor units. */
export type LedgerLine = Infer<typeof ledgerLine>;

/** Every movement of the wallet; `type` is a group of `ledgerGroups`. */
export const accountRecord = endpoint('/wps/record/account', asked, pageOf(ledgerLine), { access });

const bet = record({
  reference: text,
  /** of the game or lottery, in the call's language */
  name: line,
  /** the pick, in the language of the bet */
  title: line,
  category: optional(text),
  vendor: optional(text),
  state: oneOf(betStates, 'unknown'),
  /** minor units, like `payout` */
  stake: money,
  payout: money,
  /** epoch ms, like `settledAt` */
  placedAt: epochMs,
  settledAt: optional(epochMs),
  /** of a lottery ticket; `number` is the result, once drawn */
  ticket: optional(record({ period: text, kind: text, pick: text, number: optional(text) })),
});

/** One stake, in minor units. */
export type BetLine = Infer<typeof bet>;

/** Every stake; `type` is one of `betStates`. */
export const betRecord = endpoint('/wps/record/bets', asked, pageOf(bet), { access });

/** Every requested deposit; `type` is one of `depositStatuses`. */
export const depositRecord = endpoint('/wps/record/deposits', asked, pageOf(deposit), { access });

/** Every withdrawal; `type` is one of `withdrawalStages`, or `returned`. */
export const withdrawRecord = endpoint('/wps/record/withdrawals', asked, pageOf(withdrawal), { access });

const totals = record({
  count: number,
  /** minor units, both without a sign */
  paidIn: money,
  paidOut: money,
});

/** The totals of a record, in minor units. */
export type RecordTotals = Infer<typeof totals>;

/** The totals of a record: `of` is `account`, `bets`, `deposits`, `withdrawals` or `rebates`. */
export const recordTotals = endpoint('/wps/record/totals', record({ of: text, ...range, type: optional(text) }), totals, { access });

/** Minor units: stakes, winnings, refunds, rewards; `net` is the member's gain. */
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
  /** the current month in Brasília, such as `2026-11` */
  month: text,
  /** minor units: stakes, and what was won or refunded */
  staked: money,
  returned: money,
  /** whole minutes that the member spent here */
  minutes: number,
  /** the month's loss limit, minor units; none: no limit */
  lossLimit: optional(money),
});

/** The result of a month of play. */
export type MonthReceipt = Infer<typeof monthReceipt>;

/**
 * The net result of each of `netWindows`, including today, and of each day of the longest, oldest first. A platform
 * that does not count minutes omits `month`.
 */
export const netResult = endpoint(
  '/wps/record/net', record({}), record({ windows: list(resultWindow), byDay: list(dayResult), month: optional(monthReceipt) }), { access },
);
