import type { RegistrationSettings } from './endpoints/accounts.ts';
import type { Settings } from './endpoints/platform.ts';
import { loginPassword, type Rule } from './rules.ts';

/** Fields of the registration form that have a setting (A §3), in the order shown. */
export const registrationFields = [
  'mobileNum', 'username', 'password', 'confirmPassword', 'paymentPassword', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line',
  'whatsapp', 'zalo', 'email', 'nickname', 'payeeName', 'recommenderId', 'affiliateCode', 'captcha',
] as const;

/** `verificationCode` has no setting: a flag enables it. */
export type RegistrationField = (typeof registrationFields)[number] | 'verificationCode';

/** Kinds of app to register from (A §3). */
export const registerMethods = ['APP', 'H5', 'WEBCLIP', 'PWA'] as const;

/** Whether the new account is named by a username or a mobile number (A §4). */
export type RegistrationWay = 'username' | 'mobile';

/** The ways of registering that the merchant's flags allow; the first is the default (A §4). */
export function registrationWays(whitelabel: Settings['whitelabel']): RegistrationWay[] {
  const ways: RegistrationWay[] = [];
  if (whitelabel.USERNAMEREG3) ways.push('username');
  if (whitelabel.MOBILENUMREG3) ways.push('mobile');
  return ways;
}

/** The fields of the form, each with whether it is required. */
export type FieldsAsked = Partial<Record<RegistrationField, { required: boolean }>>;

/**
 * The fields of a registration, and which are required. The form shows these, and the platform reads no other. An
 * optional number still needs its code if it is filled in.
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
    // These two are required wherever they are enabled (A §3, A §5).
    const required = setting?.required === true || field === 'confirmPassword' || field === 'captcha';
    asked[field] = { required: required || always.includes(field) };
  }
  if (whitelabel.REGMOBVERF3 && asked.mobileNum) asked.verificationCode = { required: asked.mobileNum.required };
  return asked;
}

/** The rule of a new password (A §5): what it accepts, a login accepts. */
export const password: Rule = { ...loginPassword, name: 'password' };

/** The rule of a new payment password, needed for withdrawals and changes of destination. */
export const paymentPassword: Rule = { name: 'paymentPassword', whitespace: 'refused', least: 6, most: 20 };

/** The rule of a password that confirms a change or a payment: at most as long as any that can be set. */
export const secretRule: Rule = { name: 'secret', required: true, whitespace: 'refused', most: 20 };

/**
 * An address as mail servers and Pix's directory accept it: parts with dots, a domain, a suffix; shorter than 255 (A
 * §5). Of unused suffixes only `combr`, a common typo of `.com.br`, is refused.
 */
export const email: Rule = {
  name: 'email', required: true, whitespace: 'trimmed', most: 254,
  pattern: "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?!combr$)(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})",
};

/** The rule of a person's name; also used for a bank account's holder. */
export const payeeName: Rule = { name: 'payeeName', whitespace: 'trimmed', type: 'name', least: 2, most: 100 };
