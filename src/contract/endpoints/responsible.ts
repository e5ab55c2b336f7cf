import { endpoint } from '../endpoint.ts';
import { periods } from '../responsible.ts';
import { epochMs, list, money, moneyIf, number, oneOf, optional, record, text, type Infer } from '../shape.ts';

/** Minor units of deposits and losses, minutes of time. */
const limited = moneyIf('kind', ['deposit', 'loss']);

const limit = record({
  kind: oneOf(['deposit', 'loss', 'time']),
  period: oneOf(periods),
  /** minor units, or minutes of the kind `time`; none: no limit */
  amount: optional(limited),
  /** used in the current period; never below 0 */
  used: limited,
  /** start of the next period, epoch ms */
  resetsAt: epochMs,
  /** a higher amount, or none, that applies from `at` (epoch ms) on */
  pending: optional(record({ amount: optional(limited), at: epochMs })),
});

/** One limit, and how much of it is used. */
export type PlayLimit = Infer<typeof limit>;

const playBreak = record({
  /** an unknown kind counts as the stricter one */
  kind: oneOf(['pause', 'exclusion'], 'exclusion'),
  /** epoch ms; none: never */
  endsAt: optional(epochMs),
});

/** A pause or a self-exclusion. */
export type PlayBreak = Infer<typeof playBreak>;

/** The value of a refusal by `play.paused` or `play.excluded`. */
export interface PlayRefusal {
  /** end of the break, epoch ms; none: never */
  endsAt?: number;
}

const overview = record({
  limits: list(limit),
  /** the break from playing and depositing; none: the member plays */
  away: optional(playBreak),
  /** won less staked in the last seven days, including today; minor units */
  weekResult: money,
  /** one of `checkMinutes` */
  checkMinutes: number,
});

/** All that limits the member's play. */
export type ResponsibleOverview = Infer<typeof overview>;

/** Limits, break and result of the member. Refused, like every call here, with `permission.denied` if the merchant does not have the feature. */
export const responsiblePlay = endpoint('/wps/responsible', record({}), overview, { access: 'member' });

/** Sets a limit. A lower one applies at once, a higher one or none after its period's wait. */
export const setPlayLimit = endpoint('/wps/responsible/limit', record({ kind: text, period: text, amount: optional(limited) }), overview, { method: 'PUT', access: 'member' });

/** Cancels a pending change; the current limit stays. */
export const keepPlayLimit = endpoint('/wps/responsible/limit', record({ kind: text, period: text }), overview, { method: 'DELETE', access: 'member' });

/** Sets the minutes between two reality checks, one of `checkMinutes`; others are refused with `request.invalid`. */
export const setRealityCheck = endpoint('/wps/responsible/check', record({ minutes: number }), overview, { method: 'PUT', access: 'member' });

/** Begins a pause; `length` is one of `pauseLengths`. It cannot be cancelled, and a longer one stays. */
export const pausePlay = endpoint('/wps/responsible/pause', record({ length: text }), overview, { method: 'POST', access: 'member' });

/** Begins an exclusion; `length` is one of `exclusionMonths`. It cannot be ended early. */
export const excludeFromPlay = endpoint('/wps/responsible/exclusion', record({ length: text }), overview, { method: 'POST', access: 'member' });

const visit = record({
  /** when this session began, epoch ms */
  openedAt: epochMs,
  /** epoch ms */
  serverTime: epochMs,
  /** won less staked in this session, minor units */
  result: money,
  /** one of `checkMinutes` */
  checkMinutes: number,
  /** the break from playing and depositing, during which nothing is offered */
  away: optional(playBreak),
  /** reached limits of loss and time: no stakes until their next period */
  reached: optional(list(record({ kind: text, period: text }))),
});

/** Time and result of the member's play in this session. */
export type PlayVisit = Infer<typeof visit>;

/** Sent about once a minute while a member has the app open, for the platform to count the day's time. */
export const playVisit = endpoint('/wps/responsible/visit', record({}), visit, { method: 'POST', access: 'member', background: true });
