import { endpoint } from '../endpoint.ts';
import { registrationFields } from '../registration.ts';
import { flag, number, optional, record, text } from '../shape.ts';
import type { Shape } from '../shape.ts';
import { opened } from './session.ts';

/** What is typed into the form; which of it is asked for is the settings' to say. */
const typed = Object.fromEntries(registrationFields.map((name) => [name, optional(text)])) as Record<(typeof registrationFields)[number], Shape<string | undefined>>;

/** The complete payload of A §3; fields that `fieldsAsked` does not name are left out. Refused as `registerRefusal` says. */
export const register = endpoint('/wps/member/register', record({
  /** current host name */
  registerUrl: text,
  /** APP, H5, WEBCLIP or PWA */
  registerMethod: text,
  domain: text,
  type: number,
  ...typed,
  /** version of the merchant's own terms that the form's tick agrees to */
  terms: optional(text),
  countryDialingCode: optional(text),
  verificationCode: optional(text),
  /** `sms`, with external auth */
  firebaseChannel: optional(text),
  firebaseIdToken: optional(text),
}), opened, { method: 'PUT', send: 'encrypted' });

/** Says in a refused registration which field it is about, and whether the next one needs a fresh captcha. */
export const registerRefusal = record({ field: optional(text), captcha: optional(flag) });
