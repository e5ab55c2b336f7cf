// @chunk payments
/** An amount as typed or pasted: digits, with or without `R$` and groups, and at most two decimals after the last mark. */
const typed = /^(?:R\$\s*)?(\d{1,3}(?:[.\s]\d{3})*|\d+)(?:,(\d{1,2}))?$/;

/**
 * The minor units of an amount as it is typed, with two decimals: `1.234,5`, `R$ 1.234,50` and, in English, `1,234.5` are 123450.
 * Undefined for text that is no amount, and for an amount above the largest safe integer.
 */
export function amountOf(text: string, spoken: 'pt' | 'en'): number | undefined {
  const plain = spoken === 'en' ? text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : text;
  const [, whole, decimals = ''] = typed.exec(plain.trim()) ?? [];
  if (whole === undefined) return undefined;
  const units = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(units) ? units : undefined;
}
