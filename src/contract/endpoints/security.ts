import { endpoint } from '../endpoint.ts';
import { flag, line, list, number, oneOf, optional, record, text, type Infer } from '../shape.ts';

/** A withdrawal destination; answers mask it. */
export const destination = record({
  id: text,
  method: oneOf(['PIX', 'BANK'], 'unknown'),
  /** for a PIX key */
  keyKind: optional(oneOf(['cpf', 'phone', 'email', 'random'], 'unknown')),
  /** for a bank account */
  bankName: optional(line),
  masked: text,
});

/** A withdrawal destination, masked. */
export type Destination = Infer<typeof destination>;

const overview = record({
  /** what `secret` a change needs: the `payment` password, the `login` password if there is no other, or `none` */
  proof: oneOf(['payment', 'login', 'none'], 'payment'),
  /** whether there is a login password */
  hasPassword: flag,
  /** masked; none: not on record */
  phone: optional(text),
  /** masked; none: not on record */
  email: optional(text),
  /** the answered ones of `securityQuestions` */
  questions: list(text),
  destinations: list(destination),
});

/** How the account is protected. */
export type SecurityOverview = Infer<typeof overview>;

const member = { access: 'member' } as const;
const post = { method: 'POST', access: 'member' } as const;

/** How the account is protected, and its withdrawal destinations. */
export const securityOverview = endpoint('/wps/security', record({}), overview, member);

const bank = record({ code: text, name: line });

/** One bank. */
export type Bank = Infer<typeof bank>;

/** Banks with their three-digit codes, sorted by name. */
export const bankList = endpoint('/wps/bank/list', record({}), list(bank), member);

/**
 * The holder of a Pix key by the banks' directory, shown before the key is saved. Refused with `destination.invalid`,
 * `destination.unknown` if nobody has the key, `destination.foreign` if it is not the member's, and
 * `destination.cpf.first` without a CPF on record to compare it with.
 */
export const pixKeyHolder = endpoint('/wps/security/pix/holder', record({ kind: text, key: text }), record({
  name: line,
  /** masked */
  cpf: text,
}), post);

/** Refused like `pixKeyHolder`, with `destination.exists`, and like every change with `payment.password.wrong` or `login.wrong`. */
export const addPixKey = endpoint('/wps/security/pix', record({ kind: text, key: text, secret: optional(text) }), destination, post);

/** A §7's bank card; refused like `addPixKey`. */
export const addBankAccount = endpoint('/wps/security/bank', record({
  bank: text,
  branch: text,
  account: text,
  holder: text,
  cpf: text,
  secret: optional(text),
}), destination, post);

/** Removes a destination. Refused with `destination.missing`, and for a wrong `secret`. */
export const removeDestination = endpoint('/wps/security/destination/remove', record({ id: text, secret: optional(text) }), record({}), post);

/**
 * Sends a code to a new number or address (`value`), or, without one, to the one on record. `contact` is `phone` or
 * `email`. Refused with `contact.exists` if another member has the number.
 */
export const sendContactCode = endpoint('/wps/security/code', record({
  contact: text,
  value: optional(text),
  countryDialingCode: optional(text),
  /** as in `sendLoginCode` */
  captcha: optional(text),
}), record({ expiredMinutes: optional(number) }), post);

/** Sets a number or an address, with the code sent to it. */
export const setContact = endpoint('/wps/security/contact', record({
  contact: text,
  value: text,
  countryDialingCode: optional(text),
  code: text,
  secret: optional(text),
}), record({}), post);

const answers = list(record({ question: text, answer: text }));

/** Sets the answers to `questionsAnswered` questions at once. Refused with `request.invalid`, and for a wrong `secret`. */
export const setSecurityQuestions = endpoint('/wps/security/questions', record({ answers, secret: optional(text) }), record({}), post);

/**
 * Sets the payment password. `secret` is the old one, or the login password if there is none. A forgotten one is reset
 * by the login password and either the `code` sent to the `contact` on record or all `answers`.
 */
export const setPaymentPassword = endpoint('/wps/security/payment', record({
  newPassword: text,
  secret: optional(text),
  contact: optional(text),
  code: optional(text),
  answers: optional(answers),
}), record({}), post);
