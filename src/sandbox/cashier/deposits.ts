import { randomBytes } from 'node:crypto';
import type { Deposit } from '../../contract/endpoints/cashier.ts';
import type { DepositStatus } from '../../contract/cashier.ts';
import type { PageOf } from '../../contract/page-of.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { move } from '../money/move.ts';
import { idempotent } from '../money/idempotent.ts';
import { mayBeCourted } from '../responsible/checks.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { mayDeposit } from './may-deposit.ts';
import { depositMethods, refuseOutside } from './methods.ts';
import { pageOfRecords } from './records.ts';
import type { RecordQuery } from './records.ts';

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
    mayDeposit(platform, memberId, amount);
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

/** The bank reports a payment: the money goes into the wallet, once, also where the charge had expired or was cancelled before the money came. */
export function payDeposit(platform: Platform, id: number): DepositRow {
  return transaction(platform.database, () => {
    const found = depositById(platform, id);
    if (!found) throw new Refusal('request.invalid');
    expireDeposits(platform, found.member_id);
    if (setStatus(platform, id, 'paid', ['waiting', 'expired', 'cancelled'])) {
      move(platform, { memberId: found.member_id, amount: found.amount - found.fee, kind: 'deposit', reference: `deposit ${id}` });
    }
    return depositById(platform, id)!;
  });
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

// Expiry moves no money, so it is written at the next read. For a member who is away every charge has expired.
function expireDeposits(platform: Platform, memberId: number): void {
  const now = platform.clock.now();
  change(
    platform.database,
    "update deposits set status = 'expired', changed_at = min(expires_at, ?1) where member_id = ?2 and status = 'waiting' and (expires_at <= ?1 or ?3)",
    now, memberId, Number(!mayBeCourted(platform, memberId)),
  );
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
export const describeDeposit = (found: DepositRow): Deposit => ({
  id: String(found.id),
  method: found.method,
  amount: found.amount,
  fee: found.fee,
  status: found.status,
  createdAt: found.created_at,
  changedAt: found.changed_at,
  expiresAt: found.expires_at,
});
