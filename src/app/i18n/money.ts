import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';

const formats: Record<string, Intl.NumberFormat> = {};

/** Text of an amount in minor units: 128450 of BRL is `R$ 1.284,50` in Portuguese. */
export function moneyText(minorUnits: number, currency: string, spoken: Language): string {
  const key = spoken + currency;
  formats[key] ??= new Intl.NumberFormat(locales[spoken], { style: 'currency', currency });
  const format = formats[key];
  return format.format(minorUnits / 10 ** format.resolvedOptions().maximumFractionDigits!);
}
