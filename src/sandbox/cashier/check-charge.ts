import { memberById } from '../accounts/members.ts';
import { isTrial } from '../../contract/members.ts';
import { Refusal, type Platform } from '../handler.ts';
import { checkDeposit } from '../responsible/checks.ts';

/**
 * Refuses a deposit of `amount` minor units that the member may not make. Every rule about deposits stands here;
 * a charge is made only after it, inside the same transaction.
 */
export function checkCharge(platform: Platform, memberId: number, amount: number): void {
  for (const check of checks) check(platform, memberId, amount);
}

type Check = (platform: Platform, memberId: number, amount: number) => void;

const refuseDisabled: Check = (platform, memberId) => {
  const member = memberById(platform, memberId);
  if (!member || member.disabled) throw new Refusal('user.missing');
  if (isTrial(member.type)) throw new Refusal('permission.trial');
};

const checks: readonly Check[] = [refuseDisabled, checkDeposit];
