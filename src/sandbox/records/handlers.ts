import { readAccountRecord } from './account-record.ts';
import { readBetRecord } from './bet-record.ts';
import { readDepositRecord, readWithdrawRecord } from './cashier-records.ts';
import { readNetResult } from './net-result.ts';
import { readTotals } from './totals.ts';

export const recordHandlers = {
  accountRecord: readAccountRecord,
  betRecord: readBetRecord,
  depositRecord: readDepositRecord,
  withdrawRecord: readWithdrawRecord,
  netResult: readNetResult,
  recordTotals: readTotals,
};
