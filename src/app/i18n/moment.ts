// @chunk dates
import { inBrasilia } from '../../contract/day.ts';

/** Year, month, day, hour and minute: `2026 11 20 14 30`. */
export type Moment = readonly string[];

/** A day, such as `2026-11-20`, or a month, such as `2026-11`. */
export const ofDay = (text: string): Moment => text.split(/\D/);

/** An instant (epoch ms) by Brasília's clock, the platform's. */
export const ofInstant = (at: number): Moment => ofDay(inBrasilia(at));
