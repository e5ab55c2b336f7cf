import { formatIn, type Language } from '../../../contract/languages.ts';

/**
 * Minor units as a person types them: `1.234,50` in Portuguese. Formatted by hand, as are percents, days and times: the
 * first `Intl` format costs a weak phone 100 ms.
 */
export function formatAmount(minorUnits: number, spoken: Language): string {
  const { group, point } = formatIn(spoken);
  const digits = String(Math.round(Math.abs(minorUnits))).padStart(3, '0');
  return (minorUnits < 0 ? '-' : '') + digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group) + point + digits.slice(-2);
}

const others: Record<string, Intl.NumberFormat> = {};

/** Minus sign of losses and payments: `Intl` writes a hyphen, which is shorter than the plus beside it. */
const minus = '−';

/** Reals as `Intl` writes them, but for the minus: 128450 is `R$ 1.284,50` in Portuguese and `R$1,284.50` in English. */
const realText = (minorUnits: number, spoken: Language): string =>
  `${minorUnits < 0 ? minus : ''}R$${formatIn(spoken).afterSign}${formatAmount(Math.abs(minorUnits), spoken)}`;

function otherText(minorUnits: number, currency: string, spoken: Language): string {
  // `Intl` throws for an invalid currency code, which a platform may send.
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${currency} ${formatAmount(minorUnits, spoken)}`.trim();
  const key = spoken + currency;
  others[key] ??= new Intl.NumberFormat(formatIn(spoken).locale, { style: 'currency', currency });
  const format = others[key];
  return format.format(minorUnits / 10 ** format.resolvedOptions().maximumFractionDigits!).replace('-', minus);
}

/**
 * Text of an amount in whole minor units, with the currency's number of digits. Reals are formatted by hand: the first
 * `Intl` format costs a weak phone 100 ms, and home shows amounts.
 */
export const moneyText = (minorUnits: number, currency: string, spoken: Language): string =>
  (currency === 'BRL' && !formatIn(spoken).base ? realText(minorUnits, spoken) : otherText(minorUnits, currency, spoken));

/** Text of a rate in hundredths of a percent: 40 is `0,4%` in Portuguese. */
export const percentText = (rate: number, spoken: Language): string =>
  `${String(Math.round(rate) / 100).replace('.', formatIn(spoken).point)}%`;

/** Minutes as `12 h 30 min`, `12 h` or `30 min`; these symbols are the same in every language. */
export function durationText(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return [hours && `${hours} h`, (minutes || !hours) && `${minutes} min`].filter(Boolean).join(' ');
}
