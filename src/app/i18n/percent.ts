import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';

/** Text of hundredths of a percent: 40 is `0,4%` in Portuguese. */
export const percentText = (rate: number, spoken: Language): string =>
  (rate / 10_000).toLocaleString(locales[spoken], { style: 'percent', maximumFractionDigits: 2 });
