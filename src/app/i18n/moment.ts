// @chunk dates
import { zone } from '../../contract/day.ts';

/** Year, month, day, hour and minute: `2026 11 20 14 30`. */
export type Moment = readonly string[];

/** A day, such as `2026-11-20`, or a month, such as `2026-11`. */
export const ofDay = (text: string): Moment => text.split(/\D/);

/** An instant (epoch ms) in Brasília, the platform's time zone. */
export const inBrasilia = (at: number): Moment => ofDay(new Date(Math.max(0, at + zone)).toISOString());
