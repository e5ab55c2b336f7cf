import { formats } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/languages.ts';

/** Text of hundredths of a percent: 40 is `0,4%` in Portuguese. */
export const percentText = (rate: number, spoken: Language): string =>
  `${String(Math.round(rate) / 100).replace('.', formats[spoken].point)}%`;
