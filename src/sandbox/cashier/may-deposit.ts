import { memberById } from '../accounts/members.ts';
import { isTrial } from '../../contract/members.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';

/**
 * Refuses a deposit of so many minor units which this member may not make. THE place for whatever forbids deposits:
 * it is asked before a charge is made, inside its transaction.
 */
export function mayDeposit(platform: Platform, memberId: number, amount: number): void {
  for (const check of checks) check(platform, memberId, amount);
}

type Check = (platform: Platform, memberId: number, amount: number) => void;

const refuseDisabled: Check = (platform, memberId) => {
  const member = memberById(platform, memberId);
  if (!member || member.disabled) throw new Refusal('user.missing');
  if (isTrial(member.type)) throw new Refusal('permission.trial');
};

const checks: readonly Check[] = [refuseDisabled];
