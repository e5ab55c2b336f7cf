import type { login } from '../../contract/endpoints/session.ts';
import { isAgent } from '../../contract/members.ts';
import { Refusal, type Call, type Handler } from '../handler.ts';
import { merchantOf, type Merchant } from '../settings/merchants.ts';
import { attemptLimits, attemptsOf, forgetAttempts, recordAttempt, refuseBeyondLimit } from './attempts.ts';
import { requireCaptcha } from './captcha.ts';
import type { LoginResult } from './login-result.ts';
import { linkIdentity } from './external.ts';
import { tellLocked } from './lock-notice.ts';
import { loginWays } from './login-ways.ts';
import { BACK_OFFICE, type MemberRow } from './members.ts';
import { openFor } from './open.ts';
import { visitorOf } from './visitor.ts';

const needsCaptcha = { captcha: true };

/** Logs a member in, in one of the ways that the merchant offers. */
export const logIn: Handler<typeof login> = async (call) => {
  const { platform, input, merchant: code, address } = call;
  const merchant = merchantOf(call);
  const way = loginWays.get(input.type);
  if (!way?.isOffered(merchant)) throw new Refusal('permission.denied');
  const named = way.named(input);
  if (!named || !way.proof(input)) throw new Refusal('login.empty');

  const visitor = visitorOf(call);
  const subject = `${code} ${named.toLowerCase()}`;
  refuseBeyondLimit(platform, 'account', subject);
  checkCaptcha(call, visitor, subject);

  // Counted before the proof is checked, so that parallel attempts cannot all pass the limit.
  const attempts = [recordAttempt(platform, 'account', subject), recordAttempt(platform, 'visitor', visitor)];
  const forgetAddress = recordAttempt(platform, 'address', address);
  let found: LoginResult;
  try {
    found = await way.find(call, merchant);
  } catch (error) {
    // No guess: a right code that came late, or a sign-in whose e-mail has another account. It asks for no captcha.
    for (const forget of [...attempts, forgetAddress]) forget();
    throw error;
  }
  if (!found.isProven) {
    if (attemptsOf(platform, 'account', subject) === attemptLimits.account) tellLocked(platform, merchant, call.language, named);
    throw new Refusal(way.refusal, needsCaptcha);
  }

  forgetAttempts(platform, 'account', subject);
  forgetAttempts(platform, 'visitor', visitor);
  forgetAddress();
  const member = welcome(merchant, found.member);
  if (input.type === 'username' && input.firebaseIdToken) await linkIdentity(platform, merchant, member, input.firebaseIdToken);
  return openFor(platform, member);
};

// Counted by account too, or dropping the cookie would avoid the captcha. A busy address has to answer one but is not
// locked out: a whole town may share it.
function checkCaptcha(call: Call<{ captcha?: string }>, visitor: string, subject: string): void {
  const { platform, address } = call;
  const isBusy = attemptsOf(platform, 'address', address) >= attemptLimits.address;
  if (!isBusy && !attemptsOf(platform, 'account', subject) && !attemptsOf(platform, 'visitor', visitor)) return;
  try {
    requireCaptcha(call);
  } catch (refusal) {
    if ((refusal as Refusal).code === 'captcha.wrong') recordAttempt(platform, 'address', address);
    throw refusal;
  }
}

// Only a proven login learns whether the account exists.
function welcome(merchant: Merchant, member: MemberRow | undefined): MemberRow {
  if (!member || member.disabled) throw new Refusal('user.missing');
  if (member.type === BACK_OFFICE) throw new Refusal('login.non.member');
  if (merchant.admits === 'agents' && !isAgent(member.type)) throw new Refusal('login.non.agent');
  return member;
}
