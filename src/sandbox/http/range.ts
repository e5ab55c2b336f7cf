import { daysLater, isDay, startOfDay } from '../../contract/day.ts';
import { mostDays } from '../../contract/records.ts';
import { Refusal } from '../handler.ts';
import type { Span } from '../time/periods.ts';

/** Reads the days that a record is asked for, both included; refused with `request.invalid` where they are no days, or too many. */
export function readRange({ from, to }: { from: string; to: string }): Span {
  if (!isDay(from) || !isDay(to) || from > to || daysLater(from, mostDays) <= to) throw new Refusal('request.invalid');
  return { from: startOfDay(from), to: startOfDay(daysLater(to, 1)) };
}

/** One of the known names, or undefined for all of them; any other is refused with `request.invalid`. */
export function readType<T extends string>(names: readonly T[], wanted = ''): T | undefined {
  if (!wanted) return undefined;
  const found = names.find((name) => name === wanted);
  if (!found) throw new Refusal('request.invalid');
  return found;
}
