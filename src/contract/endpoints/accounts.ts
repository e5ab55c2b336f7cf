import { endpoint } from '../endpoint.ts';
import type { Rule } from '../rules.ts';
import { flag, line, list, map, number, optional, record, text, type Infer, type Shape } from '../shape.ts';

const codeSent = record({
  /** Minutes until another code may be sent to the same recipient, which the phone counts down; by default 1. The code is valid for at least as long. */
  expiredMinutes: optional(number),
});

/**
 * SMS code for login and for a password reset. The answer does not reveal whether the number has an account. The call
 * that takes the code is refused with `verification.wrong`, or with `verification.expired` if it was right but has
 * expired.
 */
export const sendLoginCode = endpoint('/wps/verification/sms/noLogin', record({
  mobileNum: text,
  countryDialingCode: optional(text),
  /** `smsCodeModule` */
  module: text,
  /** answer to the equation, after a refusal with `captcha.missing` or `captcha.wrong`: from the fourth try on */
  captcha: optional(text),
}), codeSent, { method: 'POST' });

/** SMS code for registration. */
export const sendRegistrationCode = endpoint('/wps/verification/sms', record({
  mobileNo: text,
  countryDialingCode: optional(text),
  /** as in `sendLoginCode` */
  captcha: optional(text),
}), codeSent, { method: 'POST' });

/** Whether a username or number is free; asked when its field is left. */
export const verification = endpoint('/wps/verification', record({
  /** `username` or `mobileNum` */
  field: text,
  value: text,
}), record({ free: flag }));

const fieldSetting = record({ enabled: flag, required: optional(flag) });

/** The fields of the registration form (A §3), by name; captcha has only `enabled`. */
export const registrationSettings = endpoint('/wps/member/register/settings', record({}), map(fieldSetting));

/** Field name to its setting. */
export type RegistrationSettings = Infer<typeof registrationSettings.value>;

/** A `Rule`; whether the field is required is in the settings. */
const fieldRule = record({
  name: text,
  type: optional(text),
  least: optional(number),
  most: optional(number),
  oneOf: optional(list(text)),
  pattern: optional(text),
  whitespace: optional(text),
}) as Shape<Omit<Rule, 'required'>>;

/** Registration validation data (A §7): field name to its rule. The platform enforces the same. */
export const registrationRules = endpoint('/wps/member/register/rules', record({}), map(fieldRule));

/** Checks an invitation code on this domain. Refused with `invitation.wrong`. */
export const affiliateCheck = endpoint('/wps/affiliate/check', record({ code: text, domain: text }), record({}), { method: 'POST' });

/** A country with its dialling code; `code` is ISO 3166. */
const country = record({ code: text, name: line, dialingCode: text });

/** The visitor's country, and all that can be picked. */
export const systemCountry = endpoint('/wps/system/country', record({ language: text }), record({ code: text, countries: list(country) }));

/** A country with its dialling code. */
export type Country = Infer<typeof country>;

/**
 * Refused with `login.wrong` for a wrong old password, which is checked first, and with `modify.new.old.same` if
 * nothing would change: a phone that lost an answer thus learns which password is valid. `oldPassword` is held by the
 * session or typed; empty for a member without one, who signed in with Google or Facebook: refused with `login.again`
 * unless the login is fresh. The member's other sessions end.
 */
export const changePassword = endpoint('/wps/member/password/v2', record({
  oldPassword: text,
  newPassword: text,
  confirmNewPassword: text,
}), record({}), { method: 'PUT', access: 'member' });

/** A PNG or SVG data address of an equation, which also identifies it in the login that answers it. */
export const captcha = endpoint('/wps/captcha', record({}), text);

/**
 * A task for the phone in place of the picture, for people who cannot see it. The answer is the number below `most`
 * whose PBKDF2 (SHA-256, 32 bytes, of its decimals, with `salt` and `iterations`) is `key`; all in base64. Optional for
 * a platform (404): the phone then offers only the picture.
 */
export const captchaProof = endpoint('/wps/captcha/proof', record({}), record({ salt: text, key: text, iterations: number, most: number }), { changes: true });

/** A task that the phone solves in place of a captcha's picture. */
export type CaptchaProof = Infer<typeof captchaProof.value>;
