import { cleanText } from './clean.ts';
import type { Format } from './languages.ts';
import type { Rule } from './rules.ts';

/** The rule of an amount's text; `parseAmount` reads it. */
export const amountRule: Rule = { name: 'amount', required: true, whitespace: 'trimmed', most: 40 };

/** The currency as people write it before an amount or behind it. */
const currency = /^(?:R ?\$|BRL) ?| ?(?:R\$|BRL|reais|real)$/gi;

/** Digits, and in groups of three with one kind of mark between them. */
const plain = /^\d+$/;
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/**
 * The minor units of an amount as it is typed or pasted, with two decimals. One or two digits behind the last mark are
 * decimals in any language, for groups have three: `50.00` and `50,00` are 5000, `R$ 1.234,50` and `1,234.5 reais` are 123450.
 * Three digits behind the only mark are a group where the language writes groups so, as `1.234` in Portuguese.
 * The decimal mark of the language is `point`. Undefined for text that is no amount, that can be misread, and above the largest safe integer.
 */
export function parseAmount(text: string, { point: foreign }: Pick<Format, 'point'>): number | undefined {
  const amount = cleanText(text)
    .replace(/[’´`٬]/g, "'")
    .replace(/٫/g, ',')
    .replace(currency, '')
    .trim()
    // `,50` and `50,`, where one is still typing.
    .replace(/^(?=[.,]\d)/, '0')
    .replace(/(\d)[.,]$/, '$1');
  const [, whole = amount, point, decimals = ''] = /^(.*\d)([.,])(\d{1,2})$/.exec(amount) ?? [];
  const mark = grouped.exec(whole)?.[1];
  if (!mark && !plain.test(whole)) return undefined;
  if (mark && mark === point) return undefined;
  // `1,234` in Portuguese: 1234, or three decimals.
  if (mark === foreign && !point && whole.split(mark).length === 2) return undefined;
  const units = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(units) ? units : undefined;
}
