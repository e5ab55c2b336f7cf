import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';

/** Minor units as a person would type them: `1.234,50` in Portuguese. */
export const typedAmount = (minorUnits: number, spoken: Language): string =>
  (minorUnits / 100).toLocaleString(locales[spoken], { minimumFractionDigits: 2 });
