import { formats } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/languages.ts';

/**
 * Whole minor units as a person types them: `1.234,50` in Portuguese. Formatted by hand, as are percents, days and times:
 * the first `Intl` format costs a weak phone 100 ms.
 */
export function parseAmount(minorUnits: number, spoken: Language): string {
  const { group, point } = formats[spoken];
  const digits = String(Math.round(Math.abs(minorUnits))).padStart(3, '0');
  return (minorUnits < 0 ? '-' : '') + digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group) + point + digits.slice(-2);
}
