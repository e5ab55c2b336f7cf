import { daysLater, isDay, startOfDay } from '../../contract/day.ts';
import { mostDays } from '../../contract/records.ts';
import { Refusal } from '../handler.ts';

/** Epoch ms; `before` is the first that is not in it. */
export interface Range {
  since: number;
  before: number;
}

/** Reads the days that a record is asked for, or refuses them. */
export function readRange({ from, to }: { from: string; to: string }): Range {
  if (!isDay(from) || !isDay(to) || from > to || daysLater(from, mostDays) <= to) throw new Refusal('request.invalid');
  return { since: startOfDay(from), before: startOfDay(daysLater(to, 1)) };
}

/** One of the names that there are, or undefined for all of them. */
export function readType<T extends string>(names: readonly T[], wanted = ''): T | undefined {
  if (!wanted) return undefined;
  const found = names.find((name) => name === wanted);
  if (!found) throw new Refusal('request.invalid');
  return found;
}
