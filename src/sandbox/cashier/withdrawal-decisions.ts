import { Refusal, type Platform } from '../handler.ts';
import { transaction } from '../store/transaction.ts';
import { advanceWithdrawal, knownWithdrawal, returnWithdrawal, type WithdrawalRow } from './withdrawals.ts';

/** The operator approves a withdrawal: it is sent to the bank. Refused where it has been sent or returned. */
export function approveWithdrawal(platform: Platform, id: number): WithdrawalRow {
  return transaction(platform.database, () => {
    let found = knownWithdrawal(platform, id);
    refuseDecided(found);
    while (isUndecided(found)) found = advanceWithdrawal(platform, id);
    return found;
  });
}

/** The operator refuses a withdrawal: the money is in the wallet again, and a message gives the reason. Refused where it has been sent or returned. */
export function refuseWithdrawal(platform: Platform, id: number, reason: string): WithdrawalRow {
  return transaction(platform.database, () => {
    refuseDecided(knownWithdrawal(platform, id));
    return returnWithdrawal(platform, id, 'operator', reason);
  });
}

const isUndecided = ({ status }: WithdrawalRow): boolean => status === 'requested' || status === 'review';

function refuseDecided(found: WithdrawalRow): void {
  if (!isUndecided(found)) throw new Refusal('request.invalid');
}
