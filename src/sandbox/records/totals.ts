import { depositStatuses, withdrawalStatuses } from '../../contract/cashier.ts';
import type { RecordTotals, recordTotals } from '../../contract/endpoints/records.ts';
import type { Flag } from '../../contract/switches.ts';
import { expireDeposits } from '../cashier/deposits.ts';
import { advanceByTime } from '../cashier/withdrawals.ts';
import { type Call, type Handler, Refusal } from '../handler.ts';
import { rebatesIn } from '../rewards/rebates.ts';
import { row } from '../store/database.ts';
import { ledgerDays } from './account-record.ts';
import { stakeDays } from './bet-record.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { readRange, readType } from '../http/range.ts';

type Asked = { from: string; to: string; type?: string };
type SumUp = (call: Call<Asked>, memberId: number) => RecordTotals;

/** The sum of days. */
function sumOf(days: readonly RecordTotals[]): RecordTotals {
  const totals: RecordTotals = { count: 0, paidIn: 0, paidOut: 0 };
  for (const { count, paidIn, paidOut } of days) {
    totals.count += count;
    totals.paidIn += paidIn;
    totals.paidOut += paidOut;
  }
  return totals;
}

const sumOfLedger: SumUp = ({ platform, input }, memberId) => sumOf(ledgerDays(platform, memberId, input));

const sumOfStakes: SumUp = ({ platform, input }, memberId) =>
  sumOf(stakeDays(platform, memberId, input).map(({ count, staked, paid }) => ({ count, paidIn: paid, paidOut: staked })));

const sumOfRebates: SumUp = ({ platform, input }, memberId) => {
  const found = rebatesIn(platform, memberId, readRange(input));
  const sum = (of: typeof found) => of.reduce((total, { amount }) => total + amount, 0);
  return { count: found.length, paidIn: sum(found.filter(({ claimedAt }) => claimedAt)), paidOut: sum(found.filter(({ claimedAt }) => !claimedAt)) };
};

/** Sums deposits and withdrawals that were paid by now. */
const sumOfCashier = (table: 'deposits' | 'withdrawals', statuses: readonly string[]): SumUp => ({ platform, input }, memberId) => {
  const { from, to } = readRange(input);
  if (table === 'deposits') expireDeposits(platform, memberId);
  else advanceByTime(platform, memberId);
  const { count, sum } = row<{ count: number; sum: number }>(
    platform.database,
    `select count(*) as count, coalesce(sum(case when status = 'paid' then amount end), 0) as sum from ${table}
     where member_id = ?1 and created_at >= ?2 and created_at < ?3 and (?4 is null or status = ?4)`,
    memberId, from, to, readType(statuses, input.type) ?? null,
  )!;
  return table === 'deposits' ? { count, paidIn: sum, paidOut: 0 } : { count, paidIn: 0, paidOut: sum };
};

/** How each record is summed, and the flag of its page. */
const sums: Record<string, { condition: Flag; sumUp: SumUp }> = {
  account: { condition: 'TRANSREC3', sumUp: sumOfLedger },
  bets: { condition: 'TRANSBETREPMEM3', sumUp: sumOfStakes },
  deposits: { condition: 'DEPRECM3', sumUp: sumOfCashier('deposits', depositStatuses) },
  withdrawals: { condition: 'WITHREC3', sumUp: sumOfCashier('withdrawals', withdrawalStatuses) },
  rebates: { condition: 'PLYRBT', sumUp: sumOfRebates },
};

export const readTotals: Handler<typeof recordTotals> = (call) => {
  const wanted = Object.hasOwn(sums, call.input.of) ? sums[call.input.of] : undefined;
  if (!wanted) throw new Refusal('request.invalid');
  return wanted.sumUp(call, requireFeature(call, wanted.condition).memberId);
};
