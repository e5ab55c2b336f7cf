import { endpoint } from '../endpoint.ts';
import { optional, record, text } from '../shape.ts';

/** Sends a mail to reset the password; the answer does not reveal whether the account exists. */
export const forgotPassword = endpoint('/wps/member/password/forgot', record({
  username: text,
  email: text,
  /** as in `sendLoginCode` */
  captcha: optional(text),
}), record({}), { method: 'POST', send: 'form' });

/** Sets a password by the SMS code of `sendLoginCode`; the number then becomes a username for login. */
export const setPasswordByPhone = endpoint('/wps/member/password/phone', record({
  newPassword: text,
  mobileNum: text,
  verificationCode: text,
  /** as in `sendLoginCode` */
  captcha: optional(text),
}), record({}), { method: 'POST' });
