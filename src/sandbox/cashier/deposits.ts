import { randomBytes } from 'node:crypto';
import type { Deposit } from '../../contract/endpoints/cashier.ts';
import type { DepositStatus } from '../../contract/cashier.ts';
import type { PageOf } from '../../contract/page-of.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { Refusal, type Platform } from '../handler.ts';
import { move } from '../money/move.ts';
import { idempotent } from '../money/idempotent.ts';
import { isExcluded } from '../responsible/breaks.ts';
import { mayBeCourted, exceedsDepositLimit } from '../responsible/checks.ts';
import { change, row, rows } from '../store/database.ts';
import { startTimer } from '../store/timer.ts';
import { transaction } from '../store/transaction.ts';
import { second } from '../time/lengths.ts';
import { checkCharge } from './check-charge.ts';
import { depositMethods, refuseOutside } from './methods.ts';
import { tellCharge, type PaymentOutcome } from './outcomes.ts';
import { pageOfRecords, type RecordQuery } from './records.ts';

/** A row of the deposits table. Amounts are minor units, times epoch ms. */
export interface DepositRow {
  id: number;
  member_id: number;
  merchant: string;
  method: string;
  amount: number;
  fee: number;
  status: DepositStatus;
  /** the bank's name for it */
  reference: string;
  created_at: number;
  changed_at: number;
  expires_at: number;
}

/** The member whose money it is. */
export interface Payer {
  memberId: number;
  merchant: string;
}

/** Makes a charge that waits to be paid, once for a request. */
export function chargeFor(platform: Platform, { memberId, merchant }: Payer, order: { requestId: string; method: string; amount: number }): DepositRow {
  const { requestId, method, amount } = order;
  const offered = depositMethods.find((candidate) => candidate.method === method);
  if (!offered) throw new Refusal('request.invalid');
  expireDeposits(platform, memberId);
  const id = idempotent(platform, { memberId, requestId, what: `deposit ${method} ${amount}` }, () => {
    refuseOutside(amount, offered);
    if (waitingOf(platform, memberId).some((waiting) => waiting.method === method)) throw new Refusal('deposit.waiting');
    checkCharge(platform, memberId, amount);
    limitAttempts(platform, 'charge', String(memberId));
    const now = platform.clock.now();
    const added = change(
      platform.database,
      `insert into deposits (member_id, merchant, method, amount, fee, status, reference, created_at, changed_at, expires_at)
       values (?, ?, ?, ?, 0, 'waiting', ?, ?, ?, ?)`,
      memberId, merchant, method, amount, randomBytes(12).toString('hex').toUpperCase(), now, now, now + offered.waits,
    );
    return added.id;
  });
  return depositById(platform, id)!;
}

/**
 * The bank reports a payment. The first one of a charge goes into the wallet, also where the charge had expired or was
 * cancelled before the money came; what is paid beyond it, or to a member who is self-excluded or beyond a limit by then, goes back to the payer.
 * Each payment is recorded, and the member is told of each.
 */
export function payDeposit(platform: Platform, id: number): DepositRow {
  return transaction(platform.database, () => {
    const known = depositById(platform, id);
    if (!known) throw new Refusal('request.invalid');
    expireDeposits(platform, known.member_id);
    const found = depositById(platform, id)!;
    const outcome = outcomeOf(platform, found);
    change(platform.database, 'insert into deposit_payments (deposit_id, outcome, at) values (?, ?, ?)', id, outcome, platform.clock.now());
    if (outcome === 'credited' || outcome === 'late') {
      setStatus(platform, id, 'paid', ['waiting', 'expired', 'cancelled']);
      move(platform, { memberId: found.member_id, amount: found.amount - found.fee, kind: 'deposit', reference: `deposit ${id}` });
    }
    tellCharge(platform, found, outcome);
    return depositById(platform, id)!;
  });
}

/** What becomes of a payment that arrives now. A charge that waits counts in the member's limits; a late payment is judged anew. */
function outcomeOf(platform: Platform, { member_id: memberId, status, amount }: DepositRow): PaymentOutcome {
  if (status === 'paid') return 'surplus';
  if (isExcluded(platform, memberId)) return 'excluded';
  if (status === 'waiting') return 'credited';
  return exceedsDepositLimit(platform, memberId, amount) ? 'beyond' : 'late';
}

/** Cancels a waiting charge of the member; answers its state. */
export function giveUpDeposit(platform: Platform, memberId: number, id: string): DepositRow {
  const found = depositOf(platform, memberId, id);
  setStatus(platform, found.id, 'cancelled');
  return depositById(platform, found.id)!;
}

/** A deposit of the member's. Refused with `request.invalid` where there is none, or it is another's. */
export function depositOf(platform: Platform, memberId: number, id: string): DepositRow {
  expireDeposits(platform, memberId);
  const found = depositById(platform, Number(id));
  if (found?.member_id !== memberId) throw new Refusal('request.invalid');
  return found;
}

/** The member's charges that still wait. */
export function waitingOf(platform: Platform, memberId: number): DepositRow[] {
  expireDeposits(platform, memberId);
  return rows<DepositRow>(platform.database, "select * from deposits where member_id = ? and status = 'waiting' order by id", memberId);
}

/** The deposit record of a member, newest first. */
export function depositsOf(platform: Platform, memberId: number, query: RecordQuery<DepositStatus>): PageOf<DepositRow> {
  expireDeposits(platform, memberId);
  return pageOfRecords<DepositRow>(platform, 'deposits', memberId, query);
}

/** Lets charges expire. For a member who is away every charge has expired, and no word is said of it. */
export function expireDeposits(platform: Platform, memberId: number): void {
  const { database, clock } = platform;
  const isAway = !mayBeCourted(platform, memberId);
  transaction(database, () => {
    const ended = rows<DepositRow>(
      database, "select * from deposits where member_id = ?1 and status = 'waiting' and (expires_at <= ?2 or ?3) order by id", memberId, clock.now(), Number(isAway),
    );
    for (const found of ended) {
      const at = Math.min(found.expires_at, clock.now());
      change(database, "update deposits set status = 'expired', changed_at = ? where id = ?", at, found.id);
      if (!isAway) tellCharge(platform, found, 'expired', at);
    }
  });
}

/** Lets the charges of all members expire as their time comes, so that they are told. Returns a function that stops it. */
export function startExpiring(platform: Platform): () => void {
  return startTimer('expiring charges', second, () => {
    const due = rows<{ id: number }>(
      platform.database, "select distinct member_id as id from deposits where status = 'waiting' and expires_at <= ?", platform.clock.now(),
    );
    for (const { id } of due) expireDeposits(platform, id);
  });
}

function setStatus({ database, clock }: Platform, id: number, status: DepositStatus, from: readonly DepositStatus[] = ['waiting']): boolean {
  const { changes } = change(
    database, 'update deposits set status = ?, changed_at = ? where id = ? and status in (select value from json_each(?))',
    status, clock.now(), id, JSON.stringify(from),
  );
  return changes > 0;
}

function depositById({ database }: Platform, id: number): DepositRow | undefined {
  return row<DepositRow>(database, 'select * from deposits where id = ?', Number.isSafeInteger(id) ? id : 0);
}

/** A deposit as the phone gets it, without payment data. */
export function describeDeposit({ database }: Platform, found: DepositRow): Deposit {
  const { count } = row<{ count: number }>(
    database, "select count(*) as count from deposit_payments where deposit_id = ? and outcome not in ('credited', 'late')", found.id,
  )!;
  return {
    id: String(found.id),
    method: found.method,
    amount: found.amount,
    fee: found.fee,
    status: found.status,
    returned: count ? count * found.amount : undefined,
    createdAt: found.created_at,
    changedAt: found.changed_at,
    expiresAt: found.expires_at,
  };
}
