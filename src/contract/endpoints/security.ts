import { endpoint } from '../endpoint.ts';
import { flag, line, list, number, oneOf, optional, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';

/** The destinations of withdrawals. They are answered masked, never whole. */
export const destination = record({
  id: text,
  method: oneOf(['PIX', 'BANK'], 'unknown'),
  /** of a PIX key */
  keyKind: optional(oneOf(['cpf', 'phone', 'email', 'random'], 'unknown')),
  /** of a bank account: its bank's name */
  bankName: optional(line),
  masked: text,
});

/** The destinations of withdrawals, masked. */
export type Destination = Infer<typeof destination>;

const overview = record({
  /** the `secret` of a change: the `payment` password, the `login` password where there is no other, or `none` */
  proof: oneOf(['payment', 'login', 'none'], 'payment'),
  /** there is a login password */
  hasPassword: flag,
  /** masked; none: not on record */
  phone: optional(text),
  /** masked; none: not on record */
  email: optional(text),
  /** those of `securityQuestions` that were answered */
  questions: list(text),
  destinations: list(destination),
});

/** The state of the account's protection. */
export type SecurityOverview = Infer<typeof overview>;

const member = { access: 'member' } as const;
const post = { method: 'POST', access: 'member' } as const;

/** The account's protection, and the destinations of its withdrawals. */
export const securityOverview = endpoint('/wps/security', record({}), overview, member);

const bank = record({ code: text, name: line });

/** One bank. */
export type Bank = Infer<typeof bank>;

/** Banks by their three-digit code, by name. */
export const bankList = endpoint('/wps/bank/list', record({}), list(bank), member);

/**
 * Who holds a Pix key, as the directory of the banks tells: shown before the key is saved. Refused with `destination.invalid`,
 * `destination.unknown` where nobody has the key, `destination.foreign` where it is not the member's own, and
 * `destination.cpf.first` while there is no CPF on record to compare it with.
 */
export const pixKeyHolder = endpoint('/wps/security/pix/holder', record({ kind: text, key: text }), record({
  name: text,
  /** masked */
  cpf: text,
}), post);

/** Refused as `pixKeyHolder` is, with `destination.exists`, and as every change with `payment.password.wrong` or `login.wrong`. */
export const addPixKey = endpoint('/wps/security/pix', record({ kind: text, key: text, secret: optional(text) }), destination, post);

/** A §7's bank card; refused as `addPixKey` is. */
export const addBankAccount = endpoint('/wps/security/bank', record({
  bank: text,
  branch: text,
  account: text,
  holder: text,
  cpf: text,
  secret: optional(text),
}), destination, post);

/** Takes a destination away. Refused with `destination.missing`, and by a wrong `secret`. */
export const removeDestination = endpoint('/wps/security/destination/remove', record({ id: text, secret: optional(text) }), record({}), post);

/**
 * Sends a code to a new number or address (`value`), or, without one, to the one on record.
 * `contact` is `phone` or `email`. Refused with `contact.exists` where the number is another member's.
 */
export const sendContactCode = endpoint('/wps/security/code', record({
  contact: text,
  value: optional(text),
  countryDialingCode: optional(text),
  /** as in `sendLoginCode` */
  captcha: optional(text),
}), record({ expiredMinutes: optional(number) }), post);

/** Puts a number or an address on record, by the code that came to it. */
export const setContact = endpoint('/wps/security/contact', record({
  contact: text,
  value: text,
  countryDialingCode: optional(text),
  code: text,
  secret: optional(text),
}), record({}), post);

const answers = list(record({ question: text, answer: text }));

/** Sets the answers to `questionsAnswered` questions at once. Refused with `request.invalid`, and by a wrong `secret`. */
export const setSecurityQuestions = endpoint('/wps/security/questions', record({ answers, secret: optional(text) }), record({}), post);

/**
 * Sets the payment password. `secret` is the old one, or the login password where there is none. One that was
 * forgotten is set anew by the login password and either the `code` sent to the `contact` on record or all `answers`.
 */
export const setPaymentPassword = endpoint('/wps/security/payment', record({
  newPassword: text,
  secret: optional(text),
  contact: optional(text),
  code: optional(text),
  answers: optional(answers),
}), record({}), post);
