import { endpoint } from '../endpoint.ts';
import { periods } from '../responsible.ts';
import { epochMs, list, money, moneyIf, number, oneOf, optional, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';

/** Minor units of deposits and losses, minutes of time. */
const limited = moneyIf('kind', ['deposit', 'loss']);

const limit = record({
  kind: oneOf(['deposit', 'loss', 'time']),
  period: oneOf(periods),
  /** minor units, or minutes of the kind `time`; none: not limited */
  amount: optional(limited),
  /** so much of it in the period that runs now; never below 0 */
  used: limited,
  /** when the next period begins, epoch ms */
  resetsAt: epochMs,
  /** a higher amount, or none at all, that will hold from `at` (epoch ms) on */
  pending: optional(record({ amount: optional(limited), at: epochMs })),
});

/** One limit, and how much of it is used. */
export type PlayLimit = Infer<typeof limit>;

const playBreak = record({
  /** a kind that is not known keeps the member away as the stricter one does */
  kind: oneOf(['pause', 'exclusion'], 'exclusion'),
  /** epoch ms; none: never */
  endsAt: optional(epochMs),
});

/** A pause or a self-exclusion. */
export type PlayBreak = Infer<typeof playBreak>;

/** The value of a refusal by `play.paused` or `play.excluded`. */
export interface PlayRefusal {
  /** epoch ms at which the break ends; none: never */
  endsAt?: number;
}

const overview = record({
  limits: list(limit),
  /** the member stays away from playing and depositing; none: plays */
  away: optional(playBreak),
  /** won less staked in the last seven days, today among them; minor units */
  weekResult: money,
  /** one of `checkMinutes` */
  checkMinutes: number,
});

/** All that limits the member's play. */
export type ResponsibleOverview = Infer<typeof overview>;

/** Limits, pause and result of the member. Like every call here refused with `permission.denied` where the merchant does without. */
export const responsiblePlay = endpoint('/wps/responsible', record({}), overview, { access: 'member' });

/** Lower holds at once, higher or no amount after the wait of its period. */
export const setPlayLimit = endpoint('/wps/responsible/limit', record({ kind: text, period: text, amount: optional(limited) }), overview, { method: 'PUT', access: 'member' });

/** Gives up a change that waits; what holds now goes on holding. */
export const keepPlayLimit = endpoint('/wps/responsible/limit', record({ kind: text, period: text }), overview, { method: 'DELETE', access: 'member' });

/** Sets the minutes between two reality checks, one of `checkMinutes`; others are refused with `request.invalid`. */
export const setRealityCheck = endpoint('/wps/responsible/check', record({ minutes: number }), overview, { method: 'PUT', access: 'member' });

/** `length` is one of `pauseLengths`. It cannot be taken back, and a longer one stays. */
export const pausePlay = endpoint('/wps/responsible/pause', record({ length: text }), overview, { method: 'POST', access: 'member' });

/** `length` is one of `exclusionMonths`. Nothing lifts it before its end. */
export const excludeFromPlay = endpoint('/wps/responsible/exclusion', record({ length: text }), overview, { method: 'POST', access: 'member' });

const visit = record({
  /** when this session was opened, epoch ms */
  openedAt: epochMs,
  /** epoch ms */
  serverTime: epochMs,
  /** won less staked since then, minor units */
  result: money,
  /** one of `checkMinutes` */
  checkMinutes: number,
  /** the member stays away from playing and depositing, and is offered nothing */
  away: optional(playBreak),
  /** limits of loss and time that are used up: nothing can be staked until they begin anew */
  reached: optional(list(record({ kind: text, period: text }))),
});

/** Time and result of the member's play in this session. */
export type PlayVisit = Infer<typeof visit>;

/** Sent about once a minute while a member has the app before them: by it the platform counts the time of the day. */
export const playVisit = endpoint('/wps/responsible/visit', record({}), visit, { method: 'POST', access: 'member', background: true });
