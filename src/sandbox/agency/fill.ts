import { findMember } from '../accounts/members.ts';
import type { Platform } from '../handler.ts';
import { balanceOf } from '../money/wallets.ts';
import { allMerchants } from '../settings/merchants.ts';
import { decide, grantCommission, offerPlan, type PlanKind } from './commission-plans.ts';
import { filledDays, fillPeople } from './fill-team.ts';
import { payDue } from './pay.ts';
import { day } from '../time/lengths.ts';
import { periodAt } from '../time/periods.ts';
import type { Terms } from './terms.ts';
import { bookTransfer } from './transfers.ts';

const salary: Terms = {
  basis: 'stakes', period: 'day', most: 500_000,
  tiers: [{ atLeast: 10_000, active: 1, rate: 40 }, { atLeast: 100_000, active: 5, rate: 60 }, { atLeast: 1_000_000, active: 10, rate: 80 }],
};
const monthlyDividend: Terms = { basis: 'loss', period: 'month', most: 2_000_000, tiers: [{ atLeast: 50_000, active: 3, rate: 800 }] };
const dividend: Terms = {
  basis: 'loss', period: 'halfMonth', most: 5_000_000,
  tiers: [{ atLeast: 10_000, active: 1, rate: 1_000 }, { atLeast: 100_000, active: 6, rate: 1_500 }, { atLeast: 1_000_000, active: 12, rate: 2_000 }],
};
const hourly: Terms = { basis: 'stakes', period: 'hour', most: 20_000, tiers: [{ atLeast: 1_000, active: 1, rate: 30 }, { atLeast: 50_000, active: 3, rate: 50 }] };

const agents = ['agente', 'tipo2', 'tipo41', 'tipo42'];

/** Events of the filled past by the number of days ago, in the order of time. */
const events: readonly { daysAgo: number; run: (platform: Platform, idOf: (account: string) => number) => void }[] = [
  { daysAgo: filledDays, run: begin },
  { daysAgo: 21, run: (platform, idOf) => answer(platform, idOf('agente'), 'hour', hourly, false) },
  { daysAgo: 12, run: (platform, idOf) => sendIfThere(platform, idOf('agente'), idOf('tipo2'), 30_000, 'filled-down-1') },
  { daysAgo: 5, run: (platform, idOf) => sendIfThere(platform, idOf('agente'), idOf('bia_recife'), 15_000, 'filled-down-2') },
  { daysAgo: 3, run: (platform, idOf) => sendIfThere(platform, idOf('tipo41'), idOf('agente'), 10_000, 'filled-up-1') },
  { daysAgo: 1, run: offer },
];

/** Teams that each merchant has from the start. */
export function fillAgency(platform: Platform, passwordHash: string): void {
  for (const { code } of allMerchants(platform.database)) fillPeople(platform, code, passwordHash);
}

/** Replays the agency's events of the day `daysAgo`: plans, transfers and payments that fell due. */
export function passAgencyDay(platform: Platform, daysAgo: number): void {
  if (daysAgo > filledDays) return;
  const then = { ...platform, clock: { now: () => periodAt('day', platform.clock.now() - daysAgo * day).from } };
  payDue(then);
  for (const { run } of events.filter((event) => event.daysAgo === daysAgo)) {
    for (const { code } of allMerchants(platform.database)) run(then, (account) => findMember(platform, code, account)!.id);
  }
}

function begin(platform: Platform, idOf: (account: string) => number): void {
  for (const account of agents) grantCommission(platform, idOf(account), { period: 'day', rates: [80, 30, 10] });
  answer(platform, idOf('agente'), 'dividend', monthlyDividend, true);
  answer(platform, idOf('tipo2'), 'hour', hourly, true);
  answer(platform, idOf('tipo41'), 'dividend', dividend, true);
  answer(platform, idOf('tipo42'), 'salary', salary, true);
}

/** A past that played badly has nothing to send. */
function sendIfThere(platform: Platform, from: number, to: number, amount: number, requestId: string): void {
  if (balanceOf(platform, from) >= amount) bookTransfer(platform, from, to, amount, requestId);
}

function offer(platform: Platform, idOf: (account: string) => number): void {
  offerPlan(platform, idOf('agente'), 'salary', salary);
  offerPlan(platform, idOf('agente'), 'dividend', dividend);
  offerPlan(platform, idOf('tipo41'), 'hour', hourly);
}

function answer(platform: Platform, memberId: number, kind: PlanKind, terms: Terms, accept: boolean): void {
  const id = offerPlan(platform, memberId, kind, terms);
  decide(platform, memberId, kind, String(id), accept);
}
