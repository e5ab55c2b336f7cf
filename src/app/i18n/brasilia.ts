import type { Language } from '../../contract/languages.ts';
import { brasilia, dateFormat } from './date-format.ts';

/** The day of an instant (epoch ms) in Brasília: `20/11` in Portuguese, `11/20` in English. */
export const dayText = dateFormat({ timeZone: brasilia, day: '2-digit', month: '2-digit' });

const hour = dateFormat({ timeZone: brasilia, hour: 'numeric' });

/** Its hour there: `14h` in Portuguese, `2 PM` in English. */
export const hourText = (time: number, spoken: Language): string => {
  const text = hour(time, spoken);
  return /\d$/.test(text) ? `${text}h` : text;
};

/** Day and time there: `20/11, 14:30` in Portuguese, `11/20, 02:30 PM` in English. */
export const momentText = dateFormat({ timeZone: brasilia, day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' });

/** A span of time there: `20/11, 14:00` for up to an hour, else its day, or its first and last. */
export function spanText(from: number, to: number, spoken: Language): string {
  if (to - from <= 60 * 60 * 1000) return momentText(from, spoken);
  const [first, last] = [dayText(from, spoken), dayText(to - 1, spoken)];
  return first === last ? first : `${first} – ${last}`;
}
