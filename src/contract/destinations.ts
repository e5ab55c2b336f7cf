// Destinations of withdrawals: the rules that phone and platform share.
import { email } from './registration.ts';
import { loginMobileNum } from './rules.ts';
import type { Rule } from './rules.ts';

/** Kinds of PIX keys, in the order in which they are offered. */
export const pixKeyKinds = ['cpf', 'phone', 'email', 'random'] as const;

/** One of `pixKeyKinds`. */
export type PixKeyKind = (typeof pixKeyKinds)[number];

/** Questions of which a member answers two; the phone has a sentence for each. */
export const securityQuestions = ['pet', 'school', 'city', 'friend', 'food', 'team'] as const;

/** The number of questions that a member answers. */
export const questionsAnswered = 2;

/** Most destinations of one member. */
export const mostDestinations = 10;

const cpf: Rule = { name: 'cpf', required: true, whitespace: 'trimmed', most: 14, pattern: '\\d{3}[.\\s]?\\d{3}[.\\s]?\\d{3}[-\\s]?\\d{2}' };
const randomKey: Rule = { name: 'randomKey', required: true, whitespace: 'trimmed', most: 36, pattern: '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}' };

/** The pattern of a Pix key by kind; the check digits of a CPF are checked by `isCpf`. */
export const pixKeyRules: Readonly<Record<PixKeyKind, Rule>> = {
  cpf,
  // With the area code, and with no country's.
  phone: { ...loginMobileNum, least: 10, most: 11 },
  email,
  random: randomKey,
};

/** Fields of a bank account. */
export const bankAccountRules = {
  bank: { name: 'bank', required: true, pattern: '\\d{3}' },
  branch: { name: 'branch', required: true, whitespace: 'trimmed', least: 3, most: 6, pattern: '\\d{3,4}(?:-[\\dXx])?' },
  account: { name: 'bankAccount', required: true, whitespace: 'trimmed', least: 3, most: 14, pattern: '\\d{1,12}-[\\dXx]' },
  holder: { name: 'holder', required: true, whitespace: 'trimmed', least: 5, most: 60, pattern: "[A-Za-zÀ-ÖØ-öø-ÿ'. -]+" },
  cpf,
} as const satisfies Record<string, Rule>;

/** The answer to a security question. */
export const answerRule: Rule = { name: 'answer', required: true, whitespace: 'trimmed', least: 2, most: 60 };

const checkDigit = (digits: string): number => {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * (digits.length + 1 - at);
  return ((sum * 10) % 11) % 10;
};

/** A CPF without its dots, blanks and dash. */
const cpfDigits = (text: string): string => text.replace(/[.\s-]/g, '');

/** Whether a text, with or without its marks, is a CPF: eleven digits, not all the same, the last two of which check the others. */
export function isCpf(text: string): boolean {
  const digits = cpfDigits(text);
  if (!/^\d{11}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  return checkDigit(digits.slice(0, 9)) === Number(digits[9]) && checkDigit(digits.slice(0, 10)) === Number(digits[10]);
}

/** A PIX key as banks keep it: digits of a CPF, a number with its country's code, lower case. */
export function plainPixKey(kind: PixKeyKind, key: string): string {
  if (kind === 'cpf') return cpfDigits(key);
  return kind === 'phone' ? `+55${key.trim()}` : key.trim().toLowerCase();
}
