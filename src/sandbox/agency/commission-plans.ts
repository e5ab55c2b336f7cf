import type { CommissionPlan, CommissionPlans } from '../../contract/endpoints/agency.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { payPlan } from './pay.ts';
import { periodAt } from '../time/periods.ts';
import type { CommissionTerms, Terms } from './terms.ts';

export const planKinds = ['salary', 'dividend', 'hour'] as const;

/** Kinds of plan that an agent accepts or declines. */
export type PlanKind = (typeof planKinds)[number];

interface PlanRow {
  id: number;
  memberId: number;
  terms: string;
  state: 'offered' | 'accepted' | 'declined' | 'ended';
  offeredAt: number;
  decidedAt: number | null;
  paidUntil: number | null;
  paid: number;
}

const columns = `id, member_id as memberId, terms, state, offered_at as offeredAt, decided_at as decidedAt, paid_until as paidUntil,
  (select coalesce(sum(amount), 0) from contract_payments where contract_id = contracts.id) as paid`;

/** Offers a commission plan to a member. Throws where an offer of its kind waits already. */
export function offerPlan({ database, clock }: Platform, memberId: number, kind: PlanKind, terms: Terms): number {
  return change(
    database, "insert into contracts (member_id, kind, terms, state, offered_at) values (?, ?, ?, 'offered', ?)",
    memberId, kind, JSON.stringify(terms), clock.now(),
  ).id;
}

/** Lets the member earn commission from now on. */
export function grantCommission({ database, clock }: Platform, memberId: number, terms: CommissionTerms): void {
  const now = clock.now();
  change(
    database,
    `insert into contracts (member_id, kind, terms, state, offered_at, decided_at, paid_until, due_at)
     values (?, 'commission', ?, 'accepted', ?, ?, ?, ?)`,
    memberId, JSON.stringify(terms), now, now, now, periodAt(terms.period, now).to,
  );
}

/** The member's plans of a kind, as the phone gets them. */
export function plansOf({ database }: Platform, memberId: number, kind: PlanKind): CommissionPlans {
  const found = rows<PlanRow>(database, `select ${columns} from contracts where member_id = ? and kind = ? order by id desc`, memberId, kind);
  return {
    waiting: found.filter(({ state }) => state === 'offered').map(described)[0],
    current: found.filter(({ state }) => state === 'accepted').map(described)[0],
    past: found.filter(({ state }) => state === 'declined' || state === 'ended').map(described),
  };
}

/** The kinds of the offers that wait for the member. */
export function offeredPlanKinds({ database }: Platform, memberId: number): string[] {
  return rows<{ kind: string }>(database, "select kind from contracts where member_id = ? and state = 'offered'", memberId).map(({ kind }) => kind);
}

/**
 * Accepts or declines an offer. An accepted plan counts from now on and ends the previous one, which is paid up to now.
 * A repeated answer changes nothing; the opposite answer is refused with `contract.decided`.
 */
export function decide(platform: Platform, memberId: number, kind: PlanKind, id: string, accept: boolean): CommissionPlan {
  const { database, clock } = platform;
  return transaction(database, () => {
    const found = planOf(platform, memberId, kind, id);
    if (found.state !== 'offered') {
      if ((found.state === 'declined') === accept) throw new Refusal('contract.decided');
      return described(found);
    }
    const now = clock.now();
    if (accept) endCurrent(platform, memberId, kind, now);
    const { period } = JSON.parse(found.terms) as Terms;
    change(
      database, 'update contracts set state = ?, decided_at = ?, paid_until = ?, due_at = ? where id = ?',
      accept ? 'accepted' : 'declined', now, accept ? now : null, accept ? periodAt(period, now).to : null, found.id,
    );
    return described(planOf(platform, memberId, kind, id));
  });
}

function endCurrent(platform: Platform, memberId: number, kind: PlanKind, now: number): void {
  const { database } = platform;
  const current = row<{ id: number }>(database, "select id from contracts where member_id = ? and kind = ? and state = 'accepted'", memberId, kind);
  if (!current) return;
  payPlan(platform, current.id, now, true);
  change(database, "update contracts set state = 'ended', due_at = null where id = ?", current.id);
}

function planOf({ database }: Platform, memberId: number, kind: PlanKind, id: string): PlanRow {
  const found = row<PlanRow>(database, `select ${columns} from contracts where id = ? and member_id = ? and kind = ?`, Number(id), memberId, kind);
  if (!found) throw new Refusal('request.invalid');
  return found;
}

function described({ id, terms, state, offeredAt, decidedAt, paid }: PlanRow): CommissionPlan {
  const { tiers, ...plain } = JSON.parse(terms) as Terms;
  return { id: String(id), state, ...plain, tiers: [...tiers], offeredAt, decidedAt: decidedAt ?? undefined, paid };
}
