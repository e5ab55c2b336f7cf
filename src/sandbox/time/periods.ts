import { zone } from '../../contract/day.ts';
import { dayName } from './day-name.ts';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

export type PeriodKind = 'hour' | 'day' | 'week' | 'halfMonth' | 'month';

/** From `from` on, up to and without `to`; epoch ms. */
export interface Period {
  /** unique among the periods of its kind */
  name: string;
  from: number;
  to: number;
}

/** The hour, day, week from Monday on, half or whole month of Brasília in which `at` (epoch ms) lies. */
export function periodAt(kind: PeriodKind, at: number): Period {
  const [from, to] = boundsOf(kind, at + zone);
  const begins = from - zone;
  const hours = kind === 'hour' ? new Date(from).toISOString().slice(11, 13) : '';
  return { name: dayName(begins) + hours, from: begins, to: to - zone };
}

function boundsOf(kind: PeriodKind, local: number): [from: number, to: number] {
  if (kind === 'hour' || kind === 'day') {
    const length = kind === 'hour' ? hour : day;
    const from = Math.floor(local / length) * length;
    return [from, from + length];
  }
  if (kind === 'week') {
    // The first day that is counted was a Thursday.
    const from = (Math.floor((local / day + 3) / 7) * 7 - 3) * day;
    return [from, from + 7 * day];
  }
  const date = new Date(local);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const second = kind === 'halfMonth' && date.getUTCDate() > 15;
  const from = Date.UTC(year, month, second ? 16 : 1);
  const to = kind === 'halfMonth' && !second ? Date.UTC(year, month, 16) : Date.UTC(year, month + 1, 1);
  return [from, to];
}
