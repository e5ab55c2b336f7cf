import type { changePassword } from '../../contract/endpoints/accounts.ts';
import type { setPasswordByPhone } from '../../contract/endpoints/recovery.ts';
import { cleanSecret, cleanText } from '../../contract/clean.ts';
import { isTrial } from '../../contract/members.ts';
import { password } from '../../contract/registration.ts';
import { plainNumber } from '../../contract/phone.ts';
import { check, loginMobileNum } from '../../contract/rules.ts';
import { callerOf, Refusal, type Handler, type Platform } from '../handler.ts';
import { merchantOf } from '../settings/merchants.ts';
import { change } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { minute } from '../time/lengths.ts';
import { forgetAttempts, limitAttempts, recordAttempt } from './attempts.ts';
import { requireCaptchaAfter } from './captcha.ts';
import { faultOfCode, guessesAt, useCode } from './codes.ts';
import { dialingCodeOf } from './countries.ts';
import { findByNumber, memberById, type MemberRow } from './members.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endMemberSessions, sessionAge } from './sessions.ts';

/** ms after login in which it proves who sets a first password. */
const freshLogin = 15 * minute;

/**
 * Sets a member's password and ends the sessions that the old one opened, but the one with the
 * token `kept`. `mayStill` is called inside the transaction and uses up the proof.
 */
export async function setPassword(platform: Platform, member: MemberRow, wanted: string, mayStill: () => boolean, kept?: string): Promise<boolean> {
  const { database } = platform;
  if (await isPassword(wanted, member.password_hash)) throw new Refusal('modify.new.old.same');
  const hash = await hashPassword(wanted);
  return transaction(database, () => {
    if (!mayStill()) return false;
    change(database, 'update members set password_hash = ? where id = ?', hash, member.id);
    change(database, 'delete from password_links where member_id = ?', member.id);
    endMemberSessions(database, member.id, kept);
    // Who has recovered the account is let in, whatever a stranger has tried.
    for (const name of [member.account, member.mobile_number]) if (name) forgetAttempts(platform, 'account', `${member.merchant} ${name.toLowerCase()}`);
    return true;
  });
}

/** Sets a new password by a code that `sendLoginCode` sent; a refused password leaves the code as it was (A §8). */
export const setByPhone: Handler<typeof setPasswordByPhone> = async (call) => {
  const { platform, input, merchant, address } = call;
  if (!merchantOf(call).settings.whitelabel.CHNGPASSVERIF3) throw new Refusal('permission.denied');
  // The dialling code does not come with it: a number of another country is kept as it is.
  const numbers = [cleanText(input.mobileNum), plainNumber(input.mobileNum, dialingCodeOf(undefined))];
  const number = numbers.find((one) => !check(loginMobileNum, one) && findByNumber(platform, merchant, one)) ?? numbers[1]!;
  if (check(loginMobileNum, number)) throw new Refusal('user.malformed', { field: 'mobileNum' });
  if (check(password, input.newPassword)) throw new Refusal('user.malformed', { field: 'newPassword' });
  const name = { merchant, purpose: 'login', subject: number } as const;
  const { verificationCode: code } = input;
  requireCaptchaAfter(call, [['guesses', address], ['guess', guessesAt(name, address)]]);
  const fault = faultOfCode(platform, name, code, address);
  if (fault) {
    recordAttempt(platform, 'address', address);
    throw new Refusal(fault);
  }
  const member = findByNumber(platform, merchant, number);
  if (!member || member.disabled) throw new Refusal('user.missing');
  if (!(await setPassword(platform, member, input.newPassword, () => !useCode(platform, name, code, address)))) throw new Refusal('verification.expired');
  return {};
};

/** Whether the old password is right. Who has none, and came by Google or Facebook, proves the first one by a fresh login. */
async function provesChange(platform: Platform, { password_hash: kept }: MemberRow, oldPassword: string, token: string): Promise<boolean> {
  if (kept !== null) return isPassword(oldPassword, kept);
  if (oldPassword) return false;
  if (sessionAge(platform, token) > freshLogin) throw new Refusal('login.again');
  return true;
}

/** Changes the caller's password; this session stays. */
export const changeOwn: Handler<typeof changePassword> = async (call) => {
  const { platform, input: { oldPassword, newPassword, confirmNewPassword } } = call;
  const { memberId, type, token } = callerOf(call);
  if (isTrial(type)) throw new Refusal('permission.trial');
  if (check(password, newPassword)) throw new Refusal('user.malformed', { field: 'newPassword' });
  if (cleanSecret(confirmNewPassword) !== cleanSecret(newPassword)) throw new Refusal('password.mismatch');
  limitAttempts(platform, 'password', String(memberId));
  const member = memberById(platform, memberId);
  if (!member || !(await provesChange(platform, member, oldPassword, token))) throw new Refusal('login.wrong', { field: 'oldPassword' });
  // Of two changes at once the second one no longer has the right old password.
  const isSame = () => memberById(platform, memberId)?.password_hash === member.password_hash;
  if (!(await setPassword(platform, member, newPassword, isSame, token))) throw new Refusal('login.wrong', { field: 'oldPassword' });
  return {};
};
