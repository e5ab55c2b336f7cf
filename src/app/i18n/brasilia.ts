// @chunk dates
import type { Language } from '../../contract/languages.ts';
import { inBrasilia } from './moment.ts';
import { hourOf, shortDay, shortMoment } from './moment-text.ts';

/** The day of an instant (epoch ms) in Brasília: `20/11` in Portuguese, `11/20` in English. */
export const dayText = (at: number, spoken: Language): string => shortDay(inBrasilia(at), spoken);

/** Its hour there: `14h` in Portuguese, `2 PM` in English. */
export const hourText = (at: number, spoken: Language): string => hourOf(inBrasilia(at), spoken);

/** Day and time there: `20/11, 14:30` in Portuguese, `11/20, 02:30 PM` in English. */
export const momentText = (at: number, spoken: Language): string => shortMoment(inBrasilia(at), spoken);

/** A span of time there: `20/11, 14:00` for up to an hour, else its day, or its first and last. */
export function spanText(from: number, to: number, spoken: Language): string {
  if (to - from <= 60 * 60 * 1000) return momentText(from, spoken);
  const [first, last] = [dayText(from, spoken), dayText(to - 1, spoken)];
  return first === last ? first : `${first} – ${last}`;
}
