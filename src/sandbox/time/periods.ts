import { dayLength, dayOf, inZone, mondayOf, startOfDay, zone } from '../../contract/day.ts';
import { dayName } from './day-name.ts';
import { hour } from './lengths.ts';

export type PeriodKind = 'hour' | 'day' | 'week' | 'halfMonth' | 'month';

/** From `from` to before `to`, epoch ms. */
export interface Span {
  from: number;
  to: number;
}

export interface Period extends Span {
  /** unique among the periods of its kind */
  name: string;
}

/** The hour, day, week from Monday on, half or whole month of Brasília in which `at` (epoch ms) lies. */
export function periodAt(kind: PeriodKind, at: number): Period {
  const { from, to } = boundsOf(kind, at);
  const hours = kind === 'hour' ? inZone(from).slice(11, 13) : '';
  return { name: dayName(from) + hours, from, to };
}

function boundsOf(kind: PeriodKind, at: number): Span {
  if (kind === 'hour') {
    const from = Math.floor(at / hour) * hour;
    return { from, to: from + hour };
  }
  if (kind === 'day' || kind === 'week') {
    const from = startOfDay(kind === 'day' ? dayOf(at) : mondayOf(dayOf(at)));
    return { from, to: from + (kind === 'day' ? 1 : 7) * dayLength };
  }
  const local = new Date(at + zone);
  const midnight = (month: number, day: number): number => Date.UTC(local.getUTCFullYear(), month, day) - zone;
  const month = local.getUTCMonth();
  if (kind === 'month') return { from: midnight(month, 1), to: midnight(month + 1, 1) };
  return local.getUTCDate() > 15 ? { from: midnight(month, 16), to: midnight(month + 1, 1) } : { from: midnight(month, 1), to: midnight(month, 16) };
}

/** The last `count` days of Brasília up to and including `at` (epoch ms), today among them. */
export const lastDays = (count: number, at: number): Span => ({ from: periodAt('day', at).from - (count - 1) * dayLength, to: at + 1 });

/** `at` (epoch ms) so many months later by the calendar of Brasília. */
export function monthsAfter(at: number, months: number): number {
  const local = new Date(at + zone);
  local.setUTCMonth(local.getUTCMonth() + months);
  return local.getTime() - zone;
}
