import type { Platform } from '../handler.ts';
import { move, type MoveKind } from '../money/move.ts';
import { change, row, rows } from '../store/database.ts';
import { startTimer } from '../store/timer.ts';
import { transaction } from '../store/transaction.ts';
import { second } from '../time/lengths.ts';
import { periodAt, type Period } from '../time/periods.ts';
import { settledIn } from './team.ts';
import { basisOf, commissionOf, figuresOf, payFor, type CommissionTerms, type Figures, type Settled, type Terms } from './terms.ts';

const moves = { salary: 'salary', hour: 'salary', dividend: 'dividend', commission: 'commission' } as const satisfies Record<string, MoveKind>;

interface Paying {
  id: number;
  memberId: number;
  kind: keyof typeof moves;
  terms: string;
  paidUntil: number;
}

/** Pays every plan whose period has ended. Cheap where none has, so every reader may call it. */
export function payDue(platform: Platform): void {
  const { database, clock } = platform;
  const now = clock.now();
  const due = rows<{ id: number }>(database, "select id from contracts where state = 'accepted' and due_at <= ? order by due_at, id", now);
  for (const { id } of due) payPlan(platform, id, now, false);
}

/**
 * Pays an accepted plan for each unpaid period that has ended by `now`; `closing` also pays for the part of
 * the present one that has passed. Each period is paid once.
 */
export function payPlan(platform: Platform, id: number, now: number, closing: boolean): void {
  const { database } = platform;
  transaction(database, () => {
    const contract = row<Paying>(
      database, "select id, member_id as memberId, kind, terms, paid_until as paidUntil from contracts where id = ? and state = 'accepted'", id,
    );
    if (!contract) return;
    const { period: kind } = JSON.parse(contract.terms) as Pick<Terms, 'period'>;
    const present = periodAt(kind, now);
    const until = closing ? now : present.from;
    const settled = settledIn(platform, contract.memberId, contract.paidUntil, until);
    for (const [period, stakes] of byPeriod(settled, ({ settledAt }) => periodAt(kind, settledAt))) {
      payPeriod(platform, contract, { ...period, from: Math.max(period.from, contract.paidUntil), to: Math.min(period.to, until) }, stakes);
    }
    // A plan may be younger than the present period.
    change(database, 'update contracts set paid_until = ?, due_at = ? where id = ?', Math.max(until, contract.paidUntil), present.to, id);
  });
}

function payPeriod(platform: Platform, contract: Paying, { name, from, to }: Period, settled: readonly Settled[]): void {
  const figures = figuresOf(settled);
  const { amount, basis } = worth(contract, figures, settled);
  const { changes } = change(
    platform.database,
    `insert into contract_payments (contract_id, period, begins_at, ends_at, active, stakes, basis, amount, paid_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    contract.id, name, from, to, figures.active, figures.stakes, basis, amount, platform.clock.now(),
  );
  if (changes && amount) move(platform, { memberId: contract.memberId, amount, kind: moves[contract.kind], reference: `contract ${contract.id} ${name}` });
}

function worth({ kind, terms }: Paying, figures: Figures, settled: readonly Settled[]): { amount: number; basis: number } {
  if (kind === 'commission') return { amount: commissionOf(JSON.parse(terms) as CommissionTerms, settled), basis: figures.stakes };
  const read = JSON.parse(terms) as Terms;
  return { amount: payFor(read, figures), basis: basisOf(read, figures) };
}

/** Stakes by the period in which they were settled, in the order of time. */
function byPeriod(settled: readonly Settled[], periodOf: (stake: Settled) => Period): [Period, Settled[]][] {
  const found = new Map<string, [Period, Settled[]]>();
  for (const stake of settled) {
    const period = periodOf(stake);
    const known = found.get(period.name);
    if (known) known[1].push(stake);
    else found.set(period.name, [period, [stake]]);
  }
  return [...found.values()].toSorted(([one], [other]) => one.from - other.from);
}

const interval = second;

/** Pays plans as their periods end. Returns a function that stops it. */
export function startPaying(platform: Platform): () => void {
  return startTimer('paying commissions', interval, () => payDue(platform));
}
