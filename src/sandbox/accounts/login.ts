import type { login } from '../../contract/endpoints/session.ts';
import { isAgent } from '../../contract/members.ts';
import { Refusal } from '../handler.ts';
import type { Call, Handler } from '../handler.ts';
import { findMerchant } from '../settings/merchants.ts';
import { attemptLimits, attemptsOf, forgetAttempts, recordAttempt } from './attempts.ts';
import { isCaptchaAnswer } from './captcha.ts';
import { BACK_OFFICE, findMember } from './members.ts';
import type { MemberRow } from './members.ts';
import { openFor } from './open.ts';
import { isPassword } from './passwords.ts';
import { visitorOf } from './visitor.ts';

const needsCaptcha = { captcha: true };

/** Logs a member in by account and password. */
export const logIn: Handler<typeof login> = async (call) => {
  const { platform, input, merchant, address } = call;
  const account = input.username.trim();
  if (input.type !== 'username') throw new Refusal('permission.denied');
  if (!account || !input.password) throw new Refusal('login.empty');

  const visitor = visitorOf(call);
  const subject = `${merchant} ${account.toLowerCase()}`;
  refuseTooMany(call, subject);
  checkCaptcha(call, visitor, subject);

  // Counted before the password is looked at: attempts at the same moment must not all pass the limit.
  recordAttempt(platform, 'account', subject);
  recordAttempt(platform, 'visitor', visitor);
  const forgetAddress = recordAttempt(platform, 'address', address);
  const member = findMember(platform, merchant, account);
  if (!(await isPassword(input.password, member?.password_hash)) || !member) throw new Refusal('login.wrong', needsCaptcha);

  forgetAttempts(platform, 'account', subject);
  forgetAttempts(platform, 'visitor', visitor);
  forgetAddress();
  refuseUnwelcome(call, member);
  return openFor(platform, member);
};

function refuseTooMany({ platform, address }: Call<unknown>, subject: string): void {
  if (attemptsOf(platform, 'account', subject) >= attemptLimits.account || attemptsOf(platform, 'address', address) >= attemptLimits.address) {
    throw new Refusal('request.too.many');
  }
}

// By the account too, or leaving the cookie behind would be enough to be asked nothing.
function checkCaptcha({ platform, input, address }: Call<{ captcha?: string }>, visitor: string, subject: string): void {
  if (!attemptsOf(platform, 'account', subject) && !attemptsOf(platform, 'visitor', visitor)) return;
  if (!input.captcha?.trim()) throw new Refusal('captcha.missing', needsCaptcha);
  if (isCaptchaAnswer(platform, visitor, input.captcha)) return;
  recordAttempt(platform, 'address', address);
  throw new Refusal('captcha.wrong', needsCaptcha);
}

// Only whoever knows the password learns that there is such an account.
function refuseUnwelcome({ platform, merchant }: Call<unknown>, member: MemberRow): void {
  if (member.disabled) throw new Refusal('user.missing');
  if (member.type === BACK_OFFICE) throw new Refusal('login.non.member');
  if (findMerchant(platform.database, merchant)?.admits === 'agents' && !isAgent(member.type)) throw new Refusal('login.non.agent');
}
