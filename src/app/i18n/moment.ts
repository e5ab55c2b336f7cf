// @chunk dates
import { inBrasilia } from '../../contract/day.ts';

/** Year, month, day, hour and minute: `2026 11 20 14 30`. */
export type Moment = readonly string[];

/** An instant (epoch ms) by Brasília's clock, the platform's. */
export const ofInstant = (at: number): Moment => inBrasilia(at).split(/\D/);

/** A day, such as `2026-11-20`, or a month, such as `2026-11`; for a text that is neither, as for an instant that no date has, the first of 1970. */
export const ofDay = (text: string): Moment => (/^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/.test(text) ? text.split('-') : ofInstant(0));
