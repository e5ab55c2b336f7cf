import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';

/** Text of a rate in hundredths of a percent: 80 is `0,8%` in Portuguese. */
export const rateText = (rate: number, spoken: Language): string =>
  new Intl.NumberFormat(locales[spoken], { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
