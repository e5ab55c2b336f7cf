import { endpoint } from '../endpoint.ts';
import type { Rule } from '../rules.ts';
import { flag, list, map, number, optional, record, text } from '../shape.ts';
import type { Infer, Shape } from '../shape.ts';

const codeSent = record({
  /**
   * No other code is sent to the same recipient for so many minutes, which the phone counts down; none: one. The code
   * is valid for at least as long.
   */
  expiredMinutes: optional(number),
});

/**
 * SMS code for login and for a password reset. The answer does not tell whether the number is anybody's. What takes the
 * code is refused with `verification.wrong`, or with `verification.expired` where it was right and is no longer valid.
 */
export const sendLoginCode = endpoint('/wps/verification/sms/noLogin', record({
  mobileNum: text,
  countryDialingCode: optional(text),
  /** `smsCodeModule` */
  module: text,
  /** of the equation that a refusal with `captcha.missing` or `captcha.wrong` asked for: from the fourth try on */
  captcha: optional(text),
}), codeSent, { method: 'POST' });

/** SMS code for registration. */
export const sendRegistrationCode = endpoint('/wps/verification/sms', record({
  mobileNo: text,
  countryDialingCode: optional(text),
  /** as in `sendLoginCode` */
  captcha: optional(text),
}), codeSent, { method: 'POST' });

/** Is a username or number still free? Asked when its field is left. */
export const verification = endpoint('/wps/verification', record({
  /** `username` or `mobileNum` */
  field: text,
  value: text,
}), record({ free: flag }));

const fieldSetting = record({ enabled: flag, required: optional(flag) });

/** Which fields the registration form has (A §3): field name to its setting; captcha is enabled only. */
export const registrationSettings = endpoint('/wps/member/register/settings', record({}), map(fieldSetting));

/** Field name to its setting. */
export type RegistrationSettings = Infer<typeof registrationSettings.value>;

/** A `Rule`. Whether its field is required is the settings' to say. */
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

/** Is an invitation code valid on this domain? Refused with `invitation.wrong`. */
export const affiliateCheck = endpoint('/wps/affiliate/check', record({ code: text, domain: text }), record({}), { method: 'POST' });

/** A country whose dialling code can be picked; `code` is ISO 3166. */
const country = record({ code: text, name: text, dialingCode: text });

/** The visitor's country, and all that can be picked. */
export const systemCountry = endpoint('/wps/system/country', record({ language: text }), record({ code: text, countries: list(country) }));

/** A country whose dialling code can be picked. */
export type Country = Infer<typeof country>;

/**
 * Refused with `login.wrong` when the old one is wrong, which is looked at first, `modify.new.old.same` when nothing would
 * change: so a phone to which an answer was lost learns which password holds.
 * `oldPassword` is what the session holds, or what was typed; empty for a member who has none, who came by Google or
 * Facebook: refused with `login.again` unless the login is fresh. Other sessions of the member end.
 */
export const changePassword = endpoint('/wps/member/password/v2', record({
  oldPassword: text,
  newPassword: text,
  confirmNewPassword: text,
}), record({}), { method: 'PUT', access: 'member' });

/** A PNG or SVG data address of an equation, and what names it in the login that answers it. */
export const captcha = endpoint('/wps/captcha', record({}), text);

/**
 * A task for the phone in place of the picture, for who cannot see it: the open captcha is answered as well by the number
 * below `most` whose PBKDF2 (SHA-256, 32 bytes, of its decimals, with `salt` and `iterations`) is `key`; all in base64. A
 * platform need not have it (404): the phone then offers the picture alone.
 */
export const captchaProof = endpoint('/wps/captcha/proof', record({}), record({ salt: text, key: text, iterations: number, most: number }), { changes: true });

/** A task that the phone solves in place of a captcha's picture. */
export type CaptchaProof = Infer<typeof captchaProof.value>;
