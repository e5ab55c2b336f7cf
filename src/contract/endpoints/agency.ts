import { endpoint } from '../endpoint.ts';
import { pageOf } from '../page-of.ts';
import { epochMs, flag, line, list, money, number, oneOf, optional, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';

export * from './transfers.ts';

const member = { access: 'member' } as const;

const tier = record({
  /** minor units of the basis from which it holds */
  atLeast: money,
  /** members of the team who must have played in the period */
  active: number,
  /** of the basis, in hundredths of a percent */
  rate: number,
});

const commissionPlan = record({
  id: text,
  /** `ended` by another one that was accepted after it */
  state: oneOf(['offered', 'accepted', 'declined', 'ended'], 'unknown'),
  /** what the rates are of: `stakes` of the team, or its `loss`, which is stakes less prizes */
  basis: oneOf(['stakes', 'loss'], 'unknown'),
  /** for how long each payment is, in Brasília's time */
  period: oneOf(['hour', 'day', 'week', 'halfMonth', 'month'], 'unknown'),
  /** from the lowest; the highest whose conditions are met holds for the whole basis */
  tiers: list(tier),
  /** minor units of one payment at the most */
  most: money,
  /** epoch ms */
  offeredAt: epochMs,
  /** epoch ms; an accepted one counts from then on */
  decidedAt: optional(epochMs),
  /** minor units, all payments up to now */
  paid: money,
});

/** The terms by which an agent is paid, and how they stand; the specification's contract (G §7). */
export type CommissionPlan = Infer<typeof commissionPlan>;

const plans = record({
  /** an offer that waits for an answer */
  waiting: optional(commissionPlan),
  /** the one that pays now */
  current: optional(commissionPlan),
  /** newest first */
  past: list(commissionPlan),
});

/** An agent's plans of one kind. */
export type CommissionPlans = Infer<typeof plans>;

/** An agent's contracts of each kind (G §7). Refused with `permission.denied` for members without an agency centre. */
export const dailySalaryRequest = endpoint('/wps/agent/contract/salary', record({}), plans, member);
/** Plans of dividends; as `dailySalaryRequest` (G §7). */
export const dividendRequest = endpoint('/wps/agent/contract/dividend', record({}), plans, member);
/** Plans of hourly salary; as `dailySalaryRequest` (G §7). */
export const hourlySalaryRequest = endpoint('/wps/agent/contract/hour', record({}), plans, member);

const decision = record({ id: text, accept: flag });

/**
 * Accepts or declines an offer; the same answer again changes nothing, another one is refused with
 * `contract.decided`. The daily one is a GET as the specification has it (G §7).
 */
export const processDailySalary = endpoint('/wps/agent/contract/salary/process', decision, commissionPlan, { ...member, changes: true });
/** Decides on an offer of dividends; as `processDailySalary` (G §7). */
export const processDividend = endpoint('/wps/agent/contract/dividend/process', decision, commissionPlan, { method: 'POST', access: 'member' });
/** Decides on an offer of hourly salary; as `processDailySalary` (G §7). */
export const processHourlySalary = endpoint('/wps/agent/contract/hour/process', decision, commissionPlan, { method: 'POST', access: 'member' });

const planPayment = record({
  id: text,
  /** epoch ms: the period that it is for */
  from: epochMs,
  to: epochMs,
  /** minor units of stakes or loss in it, and what was paid for them */
  basis: money,
  amount: money,
  paidAt: epochMs,
});

/** One payment of a commission plan, in minor units. */
export type PlanPayment = Infer<typeof planPayment>;

/** Payments of all contracts of a kind: `salary`, `dividend` or `hour`. */
export const contractPayments = endpoint('/wps/agent/contract/payments', record({ kind: text, pageNo: number }), pageOf(planPayment), member);

const bar = record({ /** epoch ms, where it begins */ at: epochMs, stakes: money, net: money });

/** The team in the last `days`, today among them: 1, 7 or 30. Amounts are minor units. */
export const teamKpi = endpoint('/wps/agent/team/kpi', record({ days: number }), record({
  members: number,
  /** members who staked in the period */
  active: number,
  /** members who registered in the period */
  joined: number,
  deposits: money,
  /** those that were settled in the period */
  stakes: money,
  /** the stakes less their prizes: below zero where the team won */
  net: money,
  commission: money,
  /** by day; of one day alone by hour */
  bars: list(bar),
}), member);

const downlineRow = {
  id: text,
  account: text,
  nickname: optional(line),
  /** 1: came by the agent; 2: by somebody of level 1; and so on */
  level: number,
  /** epoch ms */
  joinedAt: epochMs,
  lastActiveAt: optional(epochMs),
  /** minor units settled in the last 30 days */
  stakes: money,
};

const downlineMember = record(downlineRow);

/** One of an agent's team. */
export type DownlineMember = Infer<typeof downlineMember>;

/** The agent's downline, the highest stakes first. `search` is a part of account or nickname. */
export const downline = endpoint('/wps/agent/team/members', record({ search: optional(text), pageNo: number }), pageOf(downlineMember), member);

/** One of them. Refused with `user.missing` if the id is not of the agent's team. Amounts are of the last 30 days. */
export const downlineDetail = endpoint('/wps/agent/team/member', record({ id: text }), record({
  ...downlineRow,
  /** account of who invited */
  upline: text,
  /** number of direct downline members */
  team: number,
  deposits: money,
  net: money,
  commission: money,
  /** whether the agent may send money there */
  mayReceive: flag,
}), member);

const commissionDay = record({
  /** epoch ms, where the day begins in Brasília */
  day: epochMs,
  active: number,
  stakes: money,
  commission: money,
  /** missing while the day lasts */
  paidAt: optional(epochMs),
});

/** Commission of one day, in minor units. */
export type CommissionDay = Infer<typeof commissionDay>;

/** Commission on settled stakes of the team, by day. */
export const commissionReport = endpoint('/wps/agent/commission', record({ pageNo: number }), pageOf(commissionDay), member);

/** Hundredths of a percent of settled stakes, from level 1 on; empty where the agent earns none. */
export const commissionRates = endpoint('/wps/agent/commission/rates', record({}), list(number), member);

/** The agent's own invitation code, and how many registered with it. */
export const teamInvitation = endpoint('/wps/agent/invitation', record({}), record({ code: text, joined: number }), member);
