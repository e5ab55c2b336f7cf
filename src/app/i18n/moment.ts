import { inBrasilia } from '../../contract/day.ts';
import { i18n } from './index.ts';

/** Year, month, day, hour and minute: `2026 11 20 14 30`. */
export type Moment = readonly string[];

/** An instant (epoch ms) by Brasília's clock, the platform's. */
export const ofInstant = (at: number): Moment => inBrasilia(at).split(/\D/);

/** A day, such as `2026-11-20`, or a month, such as `2026-11`; for a text that is neither, as for an instant that no date has, the first of 1970. */
export const ofDay = (text: string): Moment => (/^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/.test(text) ? text.split('-') : ofInstant(0));

/** `20/11`, in every language. */
export const shortDay = ([, month, day]: Moment): string => `${day}/${month}`;

/** `09:30` */
export const clock = ([, , , hour, minute]: Moment): string => `${hour}:${minute}`;

/**
 * As the language's strings put it: a day (`20 de novembro`), a date (`20 November 2026`), a month, an hour (`14h`). Not by
 * `Intl`, whose first format costs a weak phone 100 ms and more; a test compares them.
 */
export const inWords = (form: 'day' | 'date' | 'month' | 'hour', [year, month, day, hour]: Moment): string =>
  i18n.t(`common:dates.${form}`, { day: String(Number(day)), month: i18n.t('common:dates.months').split(' ')[Number(month) - 1], year, hour });
