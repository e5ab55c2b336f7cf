import type { Period } from '../../contract/responsible.ts';
import { zone } from '../../contract/day.ts';

/** From `startsAt` to before `endsAt`, epoch ms. */
export interface Stretch {
  startsAt: number;
  endsAt: number;
}

/** ms */
const dayLength = 86_400_000;

/** Midnight in Brasília of a day of its calendar; days beyond a month's end run on into the next. */
const midnight = (year: number, month: number, day: number): number => Date.UTC(year, month, day) - zone;

/** The day, the week from Monday on, or the month, of Brasília, in which `at` (epoch ms) lies. */
export function windowOf(period: Period, at: number): Stretch {
  const there = new Date(at + zone);
  const year = there.getUTCFullYear();
  const month = there.getUTCMonth();
  if (period === 'month') return { startsAt: midnight(year, month, 1), endsAt: midnight(year, month + 1, 1) };
  const sinceMonday = period === 'week' ? (there.getUTCDay() + 6) % 7 : 0;
  const startsAt = midnight(year, month, there.getUTCDate() - sinceMonday);
  return { startsAt, endsAt: startsAt + (period === 'week' ? 7 : 1) * dayLength };
}

/** The last `count` days of Brasília up to `at` (epoch ms), its own among them. */
export const lastDays = (count: number, at: number): Stretch => ({ startsAt: windowOf('day', at).startsAt - (count - 1) * dayLength, endsAt: at + 1 });

/** `at` (epoch ms), so many months later by the calendar of Brasília. */
export function monthsAfter(at: number, months: number): number {
  const there = new Date(at + zone);
  there.setUTCMonth(there.getUTCMonth() + months);
  return there.getTime() - zone;
}
