import { endpoint } from '../endpoint.ts';
import { pageOf } from '../page-of.ts';
import { epochMs, flag, line, list, money, number, oneOf, optional, record, text, type Infer } from '../shape.ts';

const member = { access: 'member' } as const;

const tier = record({
  /** minor units of the basis from which this tier applies */
  atLeast: money,
  /** members of the team who must have played in the period */
  active: number,
  /** of the basis, in hundredths of a percent */
  rate: number,
});

const commissionPlan = record({
  id: text,
  /** `ended`: another one was accepted later */
  state: oneOf(['offered', 'accepted', 'declined', 'ended'], 'unknown'),
  /** what the rates apply to: the team's `stakes`, or its `loss` (stakes less prizes) */
  basis: oneOf(['stakes', 'loss'], 'unknown'),
  /** the period of each payment, in Brasília's time */
  period: oneOf(['hour', 'day', 'week', 'halfMonth', 'month'], 'unknown'),
  /** lowest first; the highest whose conditions are met applies to the whole basis */
  tiers: list(tier),
  /** limit of one payment, minor units */
  most: money,
  /** epoch ms */
  offeredAt: epochMs,
  /** epoch ms; an accepted one applies from then on */
  decidedAt: optional(epochMs),
  /** all payments so far, minor units */
  paid: money,
});

/** The terms by which an agent is paid, and their state; a contract in the specification (G §7). */
export type CommissionPlan = Infer<typeof commissionPlan>;

const plans = record({
  /** an offer without an answer */
  waiting: optional(commissionPlan),
  /** the plan in force */
  current: optional(commissionPlan),
  /** newest first */
  past: list(commissionPlan),
});

/** An agent's plans of one kind. */
export type CommissionPlans = Infer<typeof plans>;

/** An agent's plans of daily salary (G §7). Refused with `permission.denied` for members without an agency centre. */
export const dailySalaryRequest = endpoint('/wps/agent/contract/salary', record({}), plans, member);
/** Plans of dividends; like `dailySalaryRequest` (G §7). */
export const dividendRequest = endpoint('/wps/agent/contract/dividend', record({}), plans, member);
/** Plans of hourly salary; like `dailySalaryRequest` (G §7). */
export const hourlySalaryRequest = endpoint('/wps/agent/contract/hour', record({}), plans, member);

const decision = record({ id: text, accept: flag });

/**
 * Accepts or declines an offer. Repeating the same answer changes nothing; another one is refused with
 * `contract.decided`. A GET, as the specification has it (G §7).
 */
export const processDailySalary = endpoint('/wps/agent/contract/salary/process', decision, commissionPlan, { ...member, changes: true });
/** Accepts or declines an offer of dividends; like `processDailySalary` (G §7). */
export const processDividend = endpoint('/wps/agent/contract/dividend/process', decision, commissionPlan, { method: 'POST', access: 'member' });
/** Accepts or declines an offer of hourly salary; like `processDailySalary` (G §7). */
export const processHourlySalary = endpoint('/wps/agent/contract/hour/process', decision, commissionPlan, { method: 'POST', access: 'member' });

const planPayment = record({
  id: text,
  /** epoch ms; the period */
  from: epochMs,
  to: epochMs,
  /** minor units: stakes or loss in the period, and the payment */
  basis: money,
  amount: money,
  paidAt: epochMs,
});

/** One payment of a commission plan, in minor units. */
export type PlanPayment = Infer<typeof planPayment>;

/** Payments of all plans of a kind: `salary`, `dividend` or `hour`. */
export const contractPayments = endpoint('/wps/agent/contract/payments', record({ kind: text, pageNo: number }), pageOf(planPayment), member);

const bar = record({ /** epoch ms, where it begins */ at: epochMs, stakes: money, net: money });

/** The team's figures for the last `days` (1, 7 or 30), including today. Amounts are minor units. */
export const teamKpi = endpoint('/wps/agent/team/kpi', record({ days: number }), record({
  members: number,
  /** members who staked in the period */
  active: number,
  /** members who registered in the period */
  joined: number,
  deposits: money,
  /** stakes settled in the period */
  stakes: money,
  /** stakes less their prizes: negative where the team won */
  net: money,
  commission: money,
  /** by day; for a single day by hour */
  bars: list(bar),
}), member);

const downlineRow = {
  id: text,
  account: text,
  nickname: optional(line),
  /** 1: invited by the agent; 2: by a member of level 1; and so on */
  level: number,
  /** epoch ms */
  joinedAt: epochMs,
  lastActiveAt: optional(epochMs),
  /** settled in the last 30 days, minor units */
  stakes: money,
};

const downlineMember = record(downlineRow);

/** A member of an agent's team. */
export type DownlineMember = Infer<typeof downlineMember>;

/** The agent's team, the highest stakes first. `search` is a part of account or nickname. */
export const downline = endpoint('/wps/agent/team/members', record({ search: optional(text), pageNo: number }), pageOf(downlineMember), member);

/** A member of the team. Refused with `user.missing` for an id outside the agent's team. Amounts are of the last 30 days. */
export const downlineDetail = endpoint('/wps/agent/team/member', record({ id: text }), record({
  ...downlineRow,
  /** account of the inviter */
  upline: text,
  /** number of direct downline members */
  team: number,
  deposits: money,
  net: money,
  commission: money,
  /** whether the agent may transfer money to this member */
  mayReceive: flag,
}), member);

const commissionDay = record({
  /** epoch ms, the beginning of the day in Brasília */
  day: epochMs,
  active: number,
  stakes: money,
  commission: money,
  /** missing until the day is over */
  paidAt: optional(epochMs),
});

/** Commission of one day, in minor units. */
export type CommissionDay = Infer<typeof commissionDay>;

/** Commission on settled stakes of the team, by day. */
export const commissionReport = endpoint('/wps/agent/commission', record({ pageNo: number }), pageOf(commissionDay), member);

/** Hundredths of a percent of settled stakes, from level 1 on; empty for an agent without commission. */
export const commissionRates = endpoint('/wps/agent/commission/rates', record({}), list(number), member);

/** The agent's own invitation code, and how many registered with it. */
export const teamInvitation = endpoint('/wps/agent/invitation', record({}), record({ code: text, joined: number }), member);
