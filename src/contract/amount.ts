import { cleanText } from './clean.ts';
import type { Format } from './languages.ts';
import type { Rule } from './rules.ts';

/** The rule of an amount's text; `parseAmount` reads it. */
export const amountRule: Rule = { name: 'amount', required: true, whitespace: 'trimmed', most: 40 };

/** The currency as people write it before or after an amount. */
const currency = /^(?:R ?\$|BRL) ?| ?(?:R\$|BRL|reais|real)$/gi;

/** Digits; and digits in groups of three, separated by one kind of mark. */
const plain = /^\d+$/;
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/**
 * Parses an amount as typed or pasted into minor units, with two decimals. One or two digits after the last mark are
 * decimals in any language, because groups have three: `50.00` and `50,00` are 5000, `R$ 1.234,50` and `1,234.5 reais`
 * are 123450. Three digits after the only mark are a group if the language groups that way, as `1.234` in Portuguese.
 * `point` is the language's decimal mark. Undefined for text that is no amount or ambiguous, and above the largest safe
 * integer.
 */
export function parseAmount(text: string, { point: foreign }: Pick<Format, 'point'>): number | undefined {
  const amount = cleanText(text)
    .replace(/[’´`٬]/g, "'")
    .replace(/٫/g, ',')
    .replace(currency, '')
    .trim()
    // `,50` and `50,`, while the person is typing.
    .replace(/^(?=[.,]\d)/, '0')
    .replace(/(\d)[.,]$/, '$1');
  const [, whole = amount, point, decimals = ''] = /^(.*\d)([.,])(\d{1,2})$/.exec(amount) ?? [];
  const mark = grouped.exec(whole)?.[1];
  if (!mark && !plain.test(whole)) return undefined;
  if (mark && mark === point) return undefined;
  // Ambiguous: `1,234` in Portuguese is 1234, or has three decimals.
  if (mark === foreign && !point && whole.split(mark).length === 2) return undefined;
  const units = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(units) ? units : undefined;
}
