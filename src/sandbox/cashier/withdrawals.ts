import { withdrawalStages, type WithdrawalStatus } from '../../contract/cashier.ts';
import { cleanText } from '../../contract/clean.ts';
import type { Withdrawal } from '../../contract/endpoints/cashier.ts';
import type { PageOf } from '../../contract/page-of.ts';
import { holdCpf } from '../accounts/members.ts';
import { Refusal, type Platform } from '../handler.ts';
import { move } from '../money/move.ts';
import { idempotent } from '../money/idempotent.ts';
import { maskedDestination, nameOf, payTo, destinationOf } from '../security/destinations.ts';
import { addToDirectory, personOf } from '../security/directory.ts';
import { requireOwnHolder } from '../security/ownership.ts';
import { operatorDecides } from '../settings/merchants.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { minute } from '../time/lengths.ts';
import { periodAt } from '../time/periods.ts';
import type { Payer } from './deposits.ts';
import { refuseOutside, withdrawalMethods, withdrawnInADay } from './methods.ts';
import { tellReturn } from './outcomes.ts';
import { pageOfRecords, type RecordQuery } from './records.ts';

/** A row of the withdrawals table. Amounts are minor units, times epoch ms. */
export interface WithdrawalRow {
  id: number;
  member_id: number;
  merchant: string;
  method: string;
  /** the sum taken from the wallet; `fee` is part of it */
  amount: number;
  fee: number;
  status: WithdrawalStatus;
  /** masked */
  destination: string;
  returned_by: 'bank' | 'operator' | null;
  /** the operator's, for the member */
  reason: string | null;
  created_at: number;
  changed_at: number;
}

/** ms that a withdrawal stays at a stage, unless the console moves it on. */
const stageLasts: Readonly<Partial<Record<WithdrawalStatus, number>>> = { requested: minute, review: 10 * minute, sent: 2 * minute };

const columns = 'id, member_id, merchant, method, amount, fee, status, destination, returned_by, reason, created_at, changed_at';

/** Takes the amount from the wallet and opens a withdrawal, once for a request. The caller has checked the payment password. */
export function withdraw(
  platform: Platform, { memberId, merchant }: Payer, order: { requestId: string; destinationId: string; amount: number },
): WithdrawalRow {
  const { requestId, destinationId, amount } = order;
  const id = idempotent(platform, { memberId, requestId, what: `withdrawal ${destinationId} ${amount}` }, () => {
    const destination = destinationOf(platform, memberId, destinationId);
    requireOwnHolder(platform, memberId, destination);
    const method = withdrawalMethods.find((candidate) => candidate.method === destination.method)!;
    refuseOutside(amount, method);
    if (amount > leftToday(platform, memberId)) throw new Refusal('withdrawal.today', { leftToday: leftToday(platform, memberId) });
    const now = platform.clock.now();
    const added = change(
      platform.database,
      `insert into withdrawals (member_id, merchant, method, amount, fee, status, destination, pay_to, payee, created_at, changed_at)
       values (?, ?, ?, ?, ?, 'requested', ?, ?, ?, ?, ?)`,
      memberId, merchant, destination.method, amount, method.fee, maskedDestination(destination), payTo(destination), nameOf(destination), now, now,
    );
    reach(platform, added.id, 'requested', now);
    const reference = `withdrawal ${added.id}`;
    move(platform, { memberId, amount: method.fee - amount, kind: 'withdrawal', reference });
    if (method.fee) move(platform, { memberId, amount: -method.fee, kind: 'fee', reference });
    return added.id;
  });
  return withdrawalById(platform, id)!;
}

/** The amount that the member may still withdraw today, minor units; returned withdrawals do not count. */
export function leftToday(platform: Platform, memberId: number): number {
  const { taken } = row<{ taken: number }>(
    platform.database, "select coalesce(sum(amount), 0) as taken from withdrawals where member_id = ? and status <> 'returned' and created_at >= ?", memberId, periodAt('day', platform.clock.now()).from,
  )!;
  return Math.max(0, withdrawnInADay - taken);
}

/** Brings a withdrawal to its next stage; one that has ended stays as it is. */
export function advanceWithdrawal(platform: Platform, id: number): WithdrawalRow {
  const found = knownWithdrawal(platform, id);
  const next = nextOf(found.status);
  if (next) reach(platform, id, next, platform.clock.now());
  return withdrawalById(platform, id)!;
}

/** The bank sends a withdrawal back, or the operator refuses it: amount and fee are in the wallet again, once, and the member is told. One that was paid is refused. */
export function returnWithdrawal(platform: Platform, id: number, by: 'bank' | 'operator' = 'bank', reason = ''): WithdrawalRow {
  return transaction(platform.database, () => {
    const found = knownWithdrawal(platform, id);
    const { status, member_id: memberId, amount } = found;
    if (status === 'paid') throw new Refusal('request.invalid');
    if (status !== 'returned') {
      reach(platform, id, 'returned', platform.clock.now());
      change(platform.database, 'update withdrawals set returned_by = ?, reason = ? where id = ?', by, cleanText(reason) || null, id);
      move(platform, { memberId, amount, kind: 'withdrawalReturned', reference: `withdrawal ${id}` });
      tellReturn(platform, found, by, reason);
    }
    return withdrawalById(platform, id)!;
  });
}

/** A withdrawal of the member's. Refused with `request.invalid` where there is none, or it is another's. */
export function withdrawalOf(platform: Platform, memberId: number, id: string): WithdrawalRow {
  advanceByTime(platform, memberId);
  const found = withdrawalById(platform, Number(id));
  if (found?.member_id !== memberId) throw new Refusal('request.invalid');
  return found;
}

/** The member's withdrawals that are under way, newest first. */
export function openWithdrawalsOf(platform: Platform, memberId: number): WithdrawalRow[] {
  advanceByTime(platform, memberId);
  return openRows(platform, memberId);
}

/** The withdrawal record of a member, newest first. */
export function withdrawalsOf(platform: Platform, memberId: number, query: RecordQuery<WithdrawalStatus>): PageOf<WithdrawalRow> {
  advanceByTime(platform, memberId);
  return pageOfRecords<WithdrawalRow>(platform, 'withdrawals', memberId, query);
}

/** A withdrawal as the phone gets it, with the stages that it reached. */
export function describeWithdrawal({ database }: Platform, found: WithdrawalRow): Withdrawal {
  const { id, method, amount, fee, destination, status, returned_by: by, reason, created_at: createdAt, changed_at: changedAt } = found;
  const stages = rows<Withdrawal['stages'][number]>(database, 'select stage, at from withdrawal_stages where withdrawal_id = ? order by at, rowid', id);
  return { id: String(id), method, amount, fee, destination, status, returnedBy: by ?? undefined, reason: reason ?? undefined, createdAt, changedAt, stages };
}

/** Brings the member's withdrawals to the stages that time alone has led to: stages move no money, so they are written at the next read. */
export function advanceByTime(platform: Platform, memberId: number): void {
  const now = platform.clock.now();
  for (const open of openRows(platform, memberId)) {
    const byOperator = operatorDecides(platform.database, open.merchant);
    let { status, changed_at: at } = open;
    for (let next = nextByTime(status, byOperator); next && at + stageLasts[status]! <= now; next = nextByTime(status, byOperator)) {
      at += stageLasts[status]!;
      status = next;
      reach(platform, open.id, status, at);
    }
  }
}

/** The stage that the clock alone leads to: where the operator decides, a review ends at the console. */
const nextByTime = (status: WithdrawalStatus, byOperator: boolean): WithdrawalStatus | undefined =>
  status === 'review' && byOperator ? undefined : nextOf(status);

const nextOf = (status: WithdrawalStatus): WithdrawalStatus | undefined =>
  status === 'returned' ? undefined : withdrawalStages[withdrawalStages.indexOf(status) + 1];

function reach(platform: Platform, id: number, stage: WithdrawalStatus, at: number): void {
  const { database } = platform;
  transaction(database, () => {
    change(database, 'update withdrawals set status = ?, changed_at = ? where id = ?', stage, at, id);
    change(database, 'insert into withdrawal_stages (withdrawal_id, stage, at) values (?, ?, ?)', id, stage, at);
    if (stage === 'paid') noteArrival(platform, id);
  });
}

/** Money has arrived: the CPF is the member's, and the bank knows whose account it is. */
function noteArrival(platform: Platform, id: number): void {
  const { memberId, method, payee } = row<{ memberId: number; method: string; payee: string | null }>(
    platform.database, 'select member_id as memberId, method, payee from withdrawals where id = ?', id,
  )!;
  holdCpf(platform, memberId);
  const { name, cpf } = personOf(platform, memberId);
  if (method === 'BANK' && payee && name && cpf) addToDirectory(platform, payee, { name, cpf });
}

function openRows({ database }: Platform, memberId: number): WithdrawalRow[] {
  return rows<WithdrawalRow>(
    database, `select ${columns} from withdrawals where member_id = ? and status in ('requested', 'review', 'sent') order by id desc`, memberId,
  );
}

/** A withdrawal with the stage that it has by now; refused with `request.invalid` where there is none. */
export function knownWithdrawal(platform: Platform, id: number): WithdrawalRow {
  const found = withdrawalById(platform, id);
  if (!found) throw new Refusal('request.invalid');
  advanceByTime(platform, found.member_id);
  return withdrawalById(platform, id)!;
}

function withdrawalById({ database }: Platform, id: number): WithdrawalRow | undefined {
  return row<WithdrawalRow>(database, `select ${columns} from withdrawals where id = ?`, Number.isSafeInteger(id) ? id : 0);
}
