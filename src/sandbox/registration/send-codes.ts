import type { sendLoginCode, sendRegistrationCode } from '../../contract/endpoints/accounts.ts';
import { smsCodeModule } from '../../contract/limits.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { requireCaptchaAfter } from '../accounts/captcha.ts';
import { recipientOf, sendCode } from '../accounts/codes.ts';
import { findByNumber, findMember, type Mobile } from '../accounts/members.ts';
import { readMobile } from '../accounts/numbers.ts';
import { Refusal, type Call, type Handler } from '../handler.ts';
import { merchantOf } from '../settings/merchants.ts';

/** Sends a login code to a member's number. A number of no member gets none and the same answer, so that nobody can list members. */
export const sendCodeForLogin: Handler<typeof sendLoginCode> = (call) => {
  const { platform, input, merchant: code, language } = call;
  const merchant = merchantOf(call);
  const { MOBILEVERCODELOGIN3, CHNGPASSVERIF3 } = merchant.settings.whitelabel;
  if (!MOBILEVERCODELOGIN3 && !CHNGPASSVERIF3) throw new Refusal('permission.denied');
  if (input.module !== smsCodeModule) throw new Refusal('request.invalid');
  const { number, dialingCode } = readNumber(call, input.mobileNum);
  const member = findByNumber(platform, code, number, input.countryDialingCode && dialingCode);
  const recipient = member && !member.disabled && member.dialing_code ? { dialingCode: member.dialing_code, number } : undefined;
  return sendCode(platform, merchant, language, { purpose: 'login', subject: number, recipient });
};

export const sendCodeForRegistration: Handler<typeof sendRegistrationCode> = (call) => {
  const { platform, input, merchant: code, language } = call;
  const merchant = merchantOf(call);
  if (!merchant.settings.whitelabel.REGMOBVERF3) throw new Refusal('permission.denied');
  const recipient = readNumber(call, input.mobileNo);
  if (findMember(platform, code, recipient.number)) throw new Refusal('user.exists', { field: 'mobileNum' });
  return sendCode(platform, merchant, language, { purpose: 'registration', subject: recipient.dialingCode + recipient.number, recipient });
};

/** Refused from the fourth code of an address or to a number on without a captcha: a message costs money, and each is a guess more. */
function readNumber(call: Call<{ countryDialingCode?: string; captcha?: string }>, given: string): Mobile {
  const { platform, address, input, merchant } = call;
  const mobile = readMobile(given, input.countryDialingCode, 'mobileNum');
  requireCaptchaAfter(call, [['code', address], ['messages', recipientOf(merchant, { subject: mobile.number })]]);
  limitAttempts(platform, 'code', address);
  return mobile;
}
