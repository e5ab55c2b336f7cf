import { zone } from '../../contract/day.ts';

/** An instant or a day, as a calendar and a clock show it somewhere. */
export interface Moment {
  year: number;
  /** from 1 */
  month: number;
  day: number;
  /** 0 to 23 */
  hour: number;
  minute: number;
}

/** An instant (epoch ms) where the phone is. */
export function here(at: number): Moment {
  const date = new Date(at);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(), hour: date.getHours(), minute: date.getMinutes() };
}

/** An instant (epoch ms) in Brasília, whose days are the platform's, and so are their hours. */
export function inBrasilia(at: number): Moment {
  const date = new Date(at + zone);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: date.getUTCHours(), minute: date.getUTCMinutes() };
}

/** A day, such as `2026-11-20`, or a month, such as `2026-11`. */
export function ofDay(text: string): Moment {
  const [year, month, day = 1] = text.split('-').map(Number) as [number, number, number?];
  return { year, month, day, hour: 12, minute: 0 };
}
