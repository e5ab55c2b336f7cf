import type { RegistrationSettings } from './endpoints/accounts.ts';
import type { Settings } from './endpoints/platform.ts';
import { loginPassword } from './rules.ts';
import type { Rule } from './rules.ts';

/** Fields of the registration form that have a setting (A §3), in the order in which the form shows them. */
export const registrationFields = [
  'mobileNum', 'username', 'password', 'confirmPassword', 'paymentPassword', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line',
  'whatsapp', 'zalo', 'email', 'nickname', 'payeeName', 'recommenderId', 'affiliateCode', 'captcha',
] as const;

/** `verificationCode` has no setting: a flag asks for it. */
export type RegistrationField = (typeof registrationFields)[number] | 'verificationCode';

/** Kinds of app that a member registers from (A §3). */
export const registerMethods = ['APP', 'H5', 'WEBCLIP', 'PWA'] as const;

/** Whether a username or a mobile number names the new account (A §4). */
export type RegistrationWay = 'username' | 'mobile';

/** The ways of registering that the merchant's flags allow; the first is the default (A §4). */
export function registrationWays(whitelabel: Settings['whitelabel']): RegistrationWay[] {
  const ways: RegistrationWay[] = [];
  if (whitelabel.USERNAMEREG3) ways.push('username');
  if (whitelabel.MOBILENUMREG3) ways.push('mobile');
  return ways;
}

/** Fields that the form shows, each with whether it must be filled. */
export type FieldsAsked = Partial<Record<RegistrationField, { required: boolean }>>;

/**
 * Which fields a registration takes, and which of them must be filled. The form shows these and
 * the platform reads no other. A number that is typed where it need not be still wants its code.
 */
export function fieldsAsked(way: RegistrationWay, settings: RegistrationSettings, whitelabel: Settings['whitelabel']): FieldsAsked {
  const withPassword = way === 'username' || whitelabel.MOBILENUMPASSREG3 === true;
  const always: readonly RegistrationField[] = [way === 'username' ? 'username' : 'mobileNum', ...(withPassword ? ['password' as const] : [])];
  const never: readonly RegistrationField[] = [
    ...(way === 'mobile' ? ['username' as const] : []), ...(withPassword ? [] : ['password' as const, 'confirmPassword' as const]),
  ];
  const asked: FieldsAsked = {};
  for (const field of registrationFields) {
    const setting = settings[field];
    if (never.includes(field) || !(setting?.enabled || always.includes(field))) continue;
    // Asking for these two at all is asking for them to be filled (A §3, A §5).
    const required = setting?.required === true || field === 'confirmPassword' || field === 'captcha';
    asked[field] = { required: required || always.includes(field) };
  }
  if (whitelabel.REGMOBVERF3 && asked.mobileNum) asked.verificationCode = { required: asked.mobileNum.required };
  return asked;
}

/** The rule of a new password (A §5): what it accepts, a login accepts. */
export const password: Rule = { ...loginPassword, name: 'password' };

/** The rule of a new payment password, which withdrawals and changes of destination ask for. */
export const paymentPassword: Rule = { name: 'paymentPassword', whitespace: 'refused', least: 6, most: 20 };

/** The rule of a password that proves a change or confirms a payment: no longer than any that can be set. */
export const secretRule: Rule = { name: 'secret', required: true, whitespace: 'refused', most: 20 };

/**
 * An address as mail servers and the directory of Pix take it: parts with dots, a domain, a suffix; shorter than 255 (A §5). Of suffixes that nobody has, the
 * one that thumbs make of `.com.br` is refused.
 */
export const email: Rule = {
  name: 'email', required: true, whitespace: 'trimmed', most: 254,
  pattern: "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?!combr$)(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})",
};

/** The rule of a person's name: what a registration takes, a bank account's holder takes. */
export const payeeName: Rule = { name: 'payeeName', whitespace: 'trimmed', type: 'name', least: 2, most: 100 };
