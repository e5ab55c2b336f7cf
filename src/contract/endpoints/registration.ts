import { endpoint } from '../endpoint.ts';
import { registrationFields } from '../registration.ts';
import { flag, number, optional, record, text, type Shape } from '../shape.ts';
import { openedSession } from './session.ts';

/** The fields of the form; the settings say which are asked for. */
const typed = Object.fromEntries(registrationFields.map((name) => [name, optional(text)])) as Record<(typeof registrationFields)[number], Shape<string | undefined>>;

/** The complete payload of A §3, with only the fields that `fieldsAsked` names. Refused as `registerRefusal` says. */
export const register = endpoint('/wps/member/register', record({
  /** current host name */
  registerUrl: text,
  /** APP, H5, WEBCLIP or PWA */
  registerMethod: text,
  domain: text,
  type: number,
  ...typed,
  /** version of the merchant's own terms that the person agrees to */
  terms: optional(text),
  countryDialingCode: optional(text),
  verificationCode: optional(text),
  /** `sms`, with external auth */
  firebaseChannel: optional(text),
  firebaseIdToken: optional(text),
}), openedSession, { method: 'PUT', send: 'encrypted' });

/** The value of a refused registration: the field that it is about, and whether the next try needs a new captcha. */
export const registerRefusal = record({ field: optional(text), captcha: optional(flag) });
