import { daysLater, dayOf, isDay } from '../../../contract/day.ts';
import { mostDays } from '../../../contract/records.ts';
import { serverNow } from '../../runtime/clock.ts';

/** Days of Brasília, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Ranges that one touch chooses, in days up to today. */
export const spans = [1, 7, 30, 90] as const;

/** The present day of Brasília, by the platform's clock. */
export const today = (): string => dayOf(serverNow());

/** So many days up to today, today included. */
export const lastDays = (count: number): Days => ({ from: daysLater(today(), 1 - count), to: today() });

/** The fault of a typed range as a string key; undefined: it is valid. */
export function validateDays({ from, to }: Days): 'missing' | 'order' | 'long' | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from > to) return 'order';
  return daysLater(from, mostDays) <= to ? 'long' : undefined;
}
