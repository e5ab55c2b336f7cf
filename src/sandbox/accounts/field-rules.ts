import { email, password, payeeName, paymentPassword, type RegistrationField } from '../../contract/registration.ts';
import { captcha, loginMobileNum, loginUsername, usernameRule, verificationCode, type Rule } from '../../contract/rules.ts';
import type { Call } from '../handler.ts';

// No tags, control characters or bidirectional marks; the joiner inside emoji is allowed.
const shownName = '[^<>\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u200c\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]+';
const handle = { whitespace: 'trimmed', least: 2, most: 50, pattern: '[\\w.@+-]+' } as const;

/** The rule of each registration field; fields that a login has too use the login's rule. */
export const rules: Readonly<Record<RegistrationField, Rule>> = {
  username: loginUsername,
  mobileNum: loginMobileNum,
  verificationCode,
  captcha,
  password,
  email,
  // It is compared with the password, which says the rest.
  confirmPassword: { name: 'confirmPassword', required: true },
  paymentPassword,
  nickname: { name: 'nickname', whitespace: 'trimmed', least: 2, most: 20, pattern: shownName },
  payeeName,
  idNumber: { name: 'idNumber', whitespace: 'trimmed', type: 'cpf', most: 40 },
  qqNum: { name: 'qqNum', whitespace: 'trimmed', type: 'digits', least: 5, most: 12 },
  facebook: { name: 'facebook', ...handle },
  wechat: { name: 'wechat', ...handle },
  line: { name: 'line', ...handle },
  zalo: { name: 'zalo', ...handle },
  whatsapp: { ...loginMobileNum, name: 'whatsapp' },
  recommenderId: { name: 'recommenderId', whitespace: 'trimmed', type: 'digits', most: 12 },
  affiliateCode: { name: 'affiliateCode', whitespace: 'trimmed', least: 3, most: 20, pattern: '[A-Za-z0-9_-]+' },
};

/** The rules at the merchant of a call, which may have its own of login names. */
export function rulesOf({ platform, merchant }: Pick<Call<unknown>, 'platform' | 'merchant'>): typeof rules {
  const own = platform.merchants.find(({ code, trialCode }) => code === merchant || trialCode === merchant)?.rules?.username;
  return own ? { ...rules, username: usernameRule(own) } : rules;
}
