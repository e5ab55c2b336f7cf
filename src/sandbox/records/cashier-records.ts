import { depositStatuses, withdrawalStatuses } from '../../contract/cashier.ts';
import type { depositRecord, withdrawRecord } from '../../contract/endpoints/records.ts';
import { depositsOf, describeDeposit } from '../cashier/deposits.ts';
import { describeWithdrawal, withdrawalsOf } from '../cashier/withdrawals.ts';
import type { Handler } from '../handler.ts';
import { requireFeature } from '../accounts/require-feature.ts';
import { readRange, readType } from '../http/range.ts';

export const readDepositRecord: Handler<typeof depositRecord> = (call) => {
  const { memberId } = requireFeature(call, 'DEPRECM3');
  const { from, to } = readRange(call.input);
  const query = { from, to, status: readType(depositStatuses, call.input.type), page: call.input.pageNo };
  const { items, ...pages } = depositsOf(call.platform, memberId, query);
  return { ...pages, items: items.map((found) => describeDeposit(call.platform, found)) };
};

export const readWithdrawRecord: Handler<typeof withdrawRecord> = (call) => {
  const { memberId } = requireFeature(call, 'WITHREC3');
  const { from, to } = readRange(call.input);
  const query = { from, to, status: readType(withdrawalStatuses, call.input.type), page: call.input.pageNo };
  const { items, ...pages } = withdrawalsOf(call.platform, memberId, query);
  return { ...pages, items: items.map((found) => describeWithdrawal(call.platform, found)) };
};
