// Rules of withdrawal destinations, shared by phone and platform.
import { plainAccount } from './bank-account.ts';
import { cleanNumber, cleanText } from './clean.ts';
import { mobileFault, plainNumber } from './phone.ts';
import { email, payeeName } from './registration.ts';
import { check, clean, loginMobileNum, type Rule } from './rules.ts';

/** Kinds of PIX keys, in the order shown. */
export const pixKeyKinds = ['cpf', 'phone', 'email', 'random'] as const;

/** One of `pixKeyKinds`. */
export type PixKeyKind = (typeof pixKeyKinds)[number];

/** Security questions, of which a member answers two; the phone has a sentence for each. */
export const securityQuestions = ['pet', 'school', 'city', 'friend', 'food', 'team'] as const;

/** The number of questions that a member answers. */
export const questionsAnswered = 2;

/** Most destinations of one member. */
export const mostDestinations = 10;

const cpf: Rule = { name: 'cpf', required: true, whitespace: 'trimmed', type: 'cpf', most: 40 };
const randomKey: Rule = { name: 'randomKey', required: true, whitespace: 'trimmed', most: 36, pattern: '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}' };

/** The rule of a Pix key by kind; `pixKeyFault` says more about a phone's. */
export const pixKeyRules: Readonly<Record<PixKeyKind, Rule>> = {
  cpf,
  phone: loginMobileNum,
  // The longest that the Banco Central's directory accepts.
  email: { ...email, most: 77 },
  random: randomKey,
};

/** Phones as PIX keys are Brazilian numbers. */
const country = '+55';

/** A typed or pasted Pix key, in the form that is checked and sent. */
export function typedPixKey(kind: PixKeyKind, typed: string): string {
  if (kind === 'phone') return plainNumber(typed, country);
  // Messages drop or replace its dashes.
  return kind === 'random' ? cleanText(typed).replace(/[^\w]/g, '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : typed;
}

/** Why a typed text is no Pix key of this kind, as the key of a sentence. */
export function pixKeyFault(kind: PixKeyKind, typed: string): string | undefined {
  const key = typedPixKey(kind, typed);
  return check(pixKeyRules[kind], key) ?? (kind === 'phone' ? mobileFault(key, country) : undefined);
}

/** A PIX key as banks store it: a CPF's digits, a number with the country code, the rest in lower case. */
export function plainPixKey(kind: PixKeyKind, typed: string): string {
  const key = clean(pixKeyRules[kind], typedPixKey(kind, typed));
  if (kind === 'cpf') return cleanNumber(key);
  return kind === 'phone' ? country + key : key.toLowerCase();
}

/** Rules of a bank account, wide enough for all that banks issue; `typedAccountField` gives the text to check. */
export const bankAccountRules = {
  bank: { name: 'bank', required: true, pattern: '\\d{3}' },
  // Not only zeros; the check digit may be a letter.
  branch: { name: 'branch', required: true, whitespace: 'trimmed', most: 8, pattern: '(?!0+(?:-|$))\\d{3,5}(?:-[\\dPX])?' },
  account: { name: 'bankAccount', required: true, whitespace: 'trimmed', most: 23, pattern: '(?!0+(?:-|$))(?=.{3})\\d{1,20}(?:-(?:[PX]|\\d{1,2}))?' },
  holder: { ...payeeName, name: 'holder', required: true },
  cpf,
} as const satisfies Record<string, Rule>;

/** A typed or pasted field of a bank account, in the form that is checked and sent. */
export const typedAccountField = (field: keyof typeof bankAccountRules, typed: string): string =>
  (field === 'branch' || field === 'account' ? plainAccount(typed) : typed);

/** The answer to a security question. */
export const answerRule: Rule = { name: 'answer', required: true, whitespace: 'trimmed', least: 2, most: 60 };
