// Documents of people (CPF) and of companies (CNPJ) in Brazil.
import { cleanNumber } from './clean.ts';

/** The check digit of some characters: each counts by its distance from `0` in ASCII, weighted by `weightOf` of its place from the right. */
function checkDigit(signs: string, weightOf: (place: number) => number): number {
  let sum = 0;
  for (let at = 0; at < signs.length; at++) sum += (signs.charCodeAt(at) - 48) * weightOf(signs.length - 1 - at);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

const isChecked = (number: string, weightOf: (place: number) => number): boolean =>
  [2, 1].every((left) => checkDigit(number.slice(0, -left), weightOf) === Number(number[number.length - left]));

/** Whether a text, with or without punctuation, is a CPF: eleven digits, not all the same, the last two of which check the others. */
export function isCpf(text: string): boolean {
  const digits = cleanNumber(text);
  return /^\d{11}$/.test(digits) && !/^(\d)\1*$/.test(digits) && isChecked(digits, (place) => place + 2);
}

/** Whether a text, with or without punctuation, is a CNPJ: since 2026 its first twelve characters may be letters. */
export function isCnpj(text: string): boolean {
  const number = cleanNumber(text);
  return /^[0-9A-Z]{12}\d{2}$/.test(number) && !/^(.)\1*$/.test(number) && isChecked(number, (place) => 2 + (place % 8));
}

/** Why a text is no CPF: its length, its check digits, or that it is a company's number, while a bettor is a person. */
export function documentFault(text: string): 'range' | 'type' | 'company' | undefined {
  if (isCpf(text)) return undefined;
  if (isCnpj(text)) return 'company';
  return /^\d{11}$/.test(cleanNumber(text)) ? 'type' : 'range';
}
