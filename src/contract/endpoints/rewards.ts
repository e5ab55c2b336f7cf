// Amounts are minor units, times epoch ms, days in Brasília.
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../page-of.ts';
import { rewardStates } from '../records.ts';
import { epochMs, flag, line, list, money, moneyIf, number, oneOf, optional, record, text, type Infer } from '../shape.ts';

const access = 'member';

const rebate = record({
  id: text,
  day: text,
  staked: money,
  /** hundredths of a percent of the stakes */
  rate: number,
  amount: money,
  /** missing until it is claimed */
  claimedAt: optional(epochMs),
});

/** Rebate of one day, in minor units. */
export type Rebate = Infer<typeof rebate>;

/** Rebate of settled stakes by day of settlement, newest first. */
export const rebateReport = endpoint('/wps/rebate/report', record({ from: text, to: text, pageNo: number }), pageOf(rebate), { access });

const rebateWaitingValue = record({
  amount: money,
  staked: money,
  rate: number,
  /** the member's level, if any */
  level: optional(text),
  lastClaim: optional(record({ amount: money, at: epochMs })),
});

/** Rebate that can be claimed now, in minor units. */
export type RebateWaiting = Infer<typeof rebateWaitingValue>;

/** What a claim would pay now (A §7: manual rebate). */
export const rebateWaiting = endpoint('/wps/rebate/waiting', record({}), rebateWaitingValue, { access });

/** Pays the waiting rebate. Repeated with the same `requestId`, it pays nothing more. Refused with `claim.nothing`. */
export const claimRebate = endpoint('/wps/rebate/claim', record({ requestId: text }), record({ amount: money }), { method: 'POST', access });

const reward = record({
  id: text,
  source: oneOf(['mission', 'level', 'promotion'], 'unknown'),
  title: line,
  amount: money,
  state: oneOf(rewardStates, 'unknown'),
  grantedAt: epochMs,
  expiresAt: epochMs,
  claimedAt: optional(epochMs),
});

/** One reward, in minor units. */
export type Reward = Infer<typeof reward>;

/** Rewards in one of `rewardStates`: waiting ones by expiry, others newest first. */
export const rewardList = endpoint('/wps/reward/list', record({ state: text, pageNo: number }), pageOf(reward), { access });

const summary = record({ count: number, waiting: money, claimed: money });

/** Counts and sums of the rewards, in minor units. */
export type RewardSummary = Infer<typeof summary>;

/** The number and value of waiting rewards, and the sum claimed so far. */
export const rewardSummary = endpoint('/wps/reward/summary', record({}), summary, { access });

/** Pays a waiting reward, also that of a mission. Repeated, it pays nothing more. Refused with `claim.nothing`. */
export const claimReward = endpoint('/wps/reward/claim', record({ rewardId: text }), record({ amount: money }), { method: 'POST', access });

const mission = record({
  code: text,
  title: line,
  /** a mission of another period is dropped */
  period: oneOf(['day', 'week']),
  /** unit of `target` and `progress` */
  unit: oneOf(['money', 'count']),
  target: moneyIf('unit', ['money']),
  progress: moneyIf('unit', ['money']),
  amount: money,
  /** smaller stakes do not count; minor units */
  leastStake: optional(money),
  /** stakes required in the period beside the target, and so far; minor units */
  wager: optional(money),
  wagered: optional(money),
  /** the reward to claim, once the mission is complete */
  rewardId: optional(text),
  claimed: flag,
  /** end of the period */
  endsAt: epochMs,
});

/** One mission, and the member's progress. */
export type Mission = Infer<typeof mission>;

/** Missions of the day and of the week. */
export const missionList = endpoint('/wps/mission/list', record({}), list(mission), { access });

const leader = record({
  rank: number,
  /** masked by the platform: `ma•••12` */
  name: line,
  staked: money,
  /** missions completed today; a gateway that does not count them ranks by stakes */
  missions: optional(number),
  isMe: flag,
});

/** One line of the leader board. */
export type Leader = Infer<typeof leader>;

/** The members ranked by missions completed today, ties sharing a rank; `me` if the caller has completed one, on the board or below it. */
export const leaderBoard = endpoint('/wps/mission/leaders', record({}), record({ leaders: list(leader), me: optional(leader), endsAt: epochMs }), { access });
