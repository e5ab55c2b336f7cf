import type { Language } from '../../../contract/languages.ts';
import { formats } from '../../../contract/languages.ts';
import { parseAmount } from './amount.ts';

const others: Record<string, Intl.NumberFormat> = {};

/** Before what was lost or paid: `Intl` writes a hyphen, which is shorter than the plus beside it. */
const minus = '−';

/** Reals, as `Intl` writes them but for the minus: 128450 is `R$ 1.284,50` in Portuguese and `R$1,284.50` in English. */
const realText = (minorUnits: number, spoken: Language): string =>
  `${minorUnits < 0 ? minus : ''}R$${formats[spoken].afterSign}${parseAmount(Math.abs(minorUnits), spoken)}`;

function otherText(minorUnits: number, currency: string, spoken: Language): string {
  // A platform may name a currency that there is none of, for which `Intl` throws.
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${currency} ${parseAmount(minorUnits, spoken)}`.trim();
  const key = spoken + currency;
  others[key] ??= new Intl.NumberFormat(formats[spoken].locale, { style: 'currency', currency });
  const format = others[key];
  return format.format(minorUnits / 10 ** format.resolvedOptions().maximumFractionDigits!).replace('-', minus);
}

/**
 * Text of an amount in whole minor units, with the currency's own number of digits. Reals are formatted by hand: the
 * first `Intl` format costs a weak phone 100 ms, and home shows amounts.
 */
export const moneyText = (minorUnits: number, currency: string, spoken: Language): string =>
  (currency === 'BRL' ? realText(minorUnits, spoken) : otherText(minorUnits, currency, spoken));
