import { shortDateText, shortMomentText } from './instant.ts';

/** A span of time: `20/11, 14:00` for up to an hour, else its day, or its first and last. */
export function spanText(from: number, to: number): string {
  if (to - from <= 60 * 60 * 1000) return shortMomentText(from);
  const [first, last] = [shortDateText(from), shortDateText(to - 1)];
  return first === last ? first : `${first} – ${last}`;
}
