import { randomBytes, randomInt } from 'node:crypto';
import type { createTrial } from '../../contract/endpoints/trial.ts';
import type { trialLogin } from '../../contract/endpoints/session.ts';
import { TRIAL } from '../../contract/members.ts';
import type { Call, Caller, Handler } from '../handler.ts';
import { merchantOf } from '../settings/merchants.ts';
import { limitAttempts } from './attempts.ts';
import { addMember, findMember } from './members.ts';
import { openFor } from './open.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.ts';

/** Play money of a trial account, in minor units. */
const playMoney = 200_000;

/** Opens a trial account of the merchant's trial merchant (A §6) and logs it in. */
export const logInOnTrial: Handler<typeof trialLogin> = (call) => {
  limitAttempts(call.platform, 'trial', call.address);
  return openFor(call.platform, addTrial(call));
};

/** Opens a trial account that can be logged in to for as long as its password is known. */
export const openTrial: Handler<typeof createTrial> = async (call) => {
  limitAttempts(call.platform, 'trial', call.address);
  const password = randomBytes(9).toString('base64url');
  const { account } = addTrial(call, await hashPassword(password));
  return { userName: account, password };
};

/** A trial account for one game alone, whose session the phone never gets. */
export function openTrialSession(call: Call<unknown>): Caller {
  const { id, account, type } = addTrial(call);
  return { memberId: id, account, type, token: openSession(call.platform, id) };
}

function addTrial(call: Call<unknown>, passwordHash?: string): { id: number; account: string; type: number } {
  const { platform } = call;
  const { code, trialCode } = merchantOf(call);
  let account;
  // A login searches the members of both merchants.
  do account = `teste${randomInt(100_000, 1_000_000)}`;
  while (findMember(platform, code, account) || findMember(platform, trialCode, account));
  const id = addMember(platform, {
    merchant: trialCode, account, type: TRIAL, passwordHash, registeredAt: platform.clock.now(), opening: playMoney,
  });
  return { id, account, type: TRIAL };
}
