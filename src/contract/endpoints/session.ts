import { endpoint } from '../endpoint.ts';
import { epochMs, flag, number, optional, record, text, type Infer } from '../shape.ts';

/** The session that a login or a registration opens (A §3). */
export const openedSession = record({
  token: text,
  userName: text,
  customerType: number,
  firstTimeLogin: flag,
});

/** An open session (A §3). */
export type OpenedSession = Infer<typeof openedSession>;

/**
 * Refused with `value.captcha` true when the next try must carry a captcha (A §3). A first sign-in with Google or
 * Facebook is refused with `login.other` if an account has its e-mail, unless it sends `another`.
 */
export const login = endpoint('/wps/session/login', record({
  username: text,
  password: text,
  captcha: optional(text),
  /** `username`, `sms` (number and code) or `firebase` (an ID token; the two fields above are empty) */
  type: text,
  /** of the number, with `sms` and `firebase`; none: the one of the registration */
  countryDialingCode: optional(text),
  /** `sms` for the token of a phone number; none for Google or Facebook */
  firebaseChannel: optional(text),
  /** with `username`: the token of the sign-in refused with `login.other`, which from now on opens this account */
  firebaseIdToken: optional(text),
  firebaseMobileNo: optional(text),
  /** opens a new account although another has the e-mail */
  another: optional(flag),
}), openedSession, { method: 'POST', send: 'encrypted' });

/**
 * The value of a refused login: whether the next one must carry a captcha, and with `login.other` how to log in to the
 * account that has the e-mail: `google.com`, `facebook.com`, `password`, or missing.
 */
export const loginRefusal = record({ captcha: optional(flag), provider: optional(text) });

/** Opens a free-trial account of the trial merchant (A §6). */
export const trialLogin = endpoint('/wps/session/login/freeplay', record({}), openedSession, { method: 'POST' });

/** Extends the session by its full length; part of home load (G §7). */
export const renewSession = endpoint('/wps/session/renew', record({}), record({ serverTime: epochMs }), { method: 'POST', access: 'member', background: true });

/** Ends the session: from then on its token is refused with `session.expired` (A §7). */
export const logout = endpoint('/wps/session', record({}), record({}), { method: 'DELETE', access: 'member' });
