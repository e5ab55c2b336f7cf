import { endpoint } from '../endpoint.ts';
import { optional, record, text } from '../shape.ts';

/** Sends a mail by which the password can be set anew; the answer does not tell whether the account exists. */
export const forgotPassword = endpoint('/wps/member/password/forgot', record({
  username: text,
  email: text,
  /** as in `sendLoginCode` */
  captcha: optional(text),
}), record({}), { method: 'POST', send: 'form' });

/** Sets a password by the SMS code of `sendLoginCode`; the number is then a username to log in with. */
export const setPasswordByPhone = endpoint('/wps/member/password/phone', record({
  newPassword: text,
  mobileNum: text,
  verificationCode: text,
  /** as in `sendLoginCode` */
  captcha: optional(text),
}), record({}), { method: 'POST' });
