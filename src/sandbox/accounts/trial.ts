import { randomInt } from 'node:crypto';
import type { trialLogin } from '../../contract/endpoints/session.ts';
import { TRIAL } from '../../contract/members.ts';
import { Refusal } from '../handler.ts';
import type { Handler, Platform } from '../handler.ts';
import { findMerchant } from '../settings/merchants.ts';
import { attemptLimits, attemptsOf, recordAttempt } from './attempts.ts';
import { addMember, findMember } from './members.ts';
import { openFor } from './open.ts';

/** Play money of a trial account, in minor units. */
const playMoney = 200_000;

/** Opens a trial account of the merchant's trial merchant (A §6) and logs it in. */
export const logInOnTrial: Handler<typeof trialLogin> = ({ platform, merchant, address }) => {
  if (attemptsOf(platform, 'trial', address) >= attemptLimits.trial) throw new Refusal('request.too.many');
  recordAttempt(platform, 'trial', address);
  const { trialCode } = findMerchant(platform.database, merchant)!;
  const account = freeAccount(platform, trialCode);
  const id = addMember(platform, {
    merchant: trialCode, account, type: TRIAL, registeredAt: platform.clock.now(), opening: playMoney,
  });
  return openFor(platform, { id, account, type: TRIAL });
};

function freeAccount(platform: Platform, merchant: string): string {
  for (;;) {
    const account = `teste${randomInt(100_000, 1_000_000)}`;
    if (!findMember(platform, merchant, account)) return account;
  }
}
