// Instants (epoch ms) and days as text, in the zone of Brasília or of the merchant, whatever zone the phone is set to:
// people who compare times read the same clock.
import { inZone, setZone } from '../../contract/day.ts';
import { pageData } from '../device/page-data.ts';
import { formatIn } from '../../contract/languages.ts';
import { i18n } from './index.ts';
import { language } from './language.ts';

setZone(pageData.merchant.zone);

/** Year, month, day, hour and minute as text: `2026 11 20 14 30`. */
export type Moment = readonly string[];

/** An instant (epoch ms) in that zone. */
export const ofInstant = (at: number): Moment => inZone(at).split(/\D/);

/** A day, such as `2026-11-20`, or a month, such as `2026-11`; any other text becomes 1970-01-01, as does an invalid instant. */
export const ofDay = (text: string): Moment => (/^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/.test(text) ? text.split('-') : ofInstant(0));

/** `09:30` */
export const clock = ([, , , hour, minute]: Moment): string => `${hour}:${minute}`;

/** A day or a date in figures, in the language's order; a merchant's own language may define its own. */
function inFigures(isDate: boolean, [year, month, day]: Moment): string {
  const { day: dayOrder = '{d}/{m}', date: dateOrder = '{d}/{m}/{y}' } = formatIn(language.peek());
  return (isDate ? dateOrder : dayOrder).replace('{d}', day!).replace('{m}', month!).replace('{y}', year!);
}

/**
 * Formats by the language's strings: a day (`20 de novembro`), a date (`20 November 2026`), a month, an hour (`14h`);
 * in a list a day and a date (`20/11` and `20/11/2026`, `20 Nov` and `20 Nov 2026`). Not by `Intl`, whose first format
 * costs a weak phone 100 ms and more; a test compares them.
 */
export function inWords(form: 'day' | 'date' | 'month' | 'hour' | 'listDay' | 'listDate', moment: Moment): string {
  const [year, month, day, hour] = moment;
  const name = i18n.t('common:dates.months').split(' ')[Number(month) - 1]!;
  return i18n.t(`common:dates.${form}`, { day: String(Number(day)), month: name, brief: name.slice(0, 3), figures: inFigures(form === 'listDate', moment), year, hour });
}

/** `20 de novembro de 2026` in Portuguese, `20 November 2026` in English. */
export const dateText = (at: number): string => inWords('date', ofInstant(at));

/** `20/11`, `20 Nov`. Like all below but times, it needs the strings of `common`. */
export const shortDateText = (at: number): string => inWords('listDay', ofInstant(at));

/** `14h`, `14:00` */
export const hourText = (at: number): string => inWords('hour', ofInstant(at));

/** `09:30` */
export const timeText = (at: number): string => clock(ofInstant(at));

/** `20/11, 09:30`, `20 Nov, 09:30` */
export const shortMomentText = (at: number): string => `${shortDateText(at)}, ${timeText(at)}`;

const wholeDateText = (at: number): string => inWords('listDate', ofInstant(at));

/** `20/11/2026, 09:30`, `20 Nov 2026, 09:30` */
export const momentText = (at: number): string => `${wholeDateText(at)}, ${timeText(at)}`;

/** `20/11`; with the year if it is not the current one: `20/11/2025`. */
export const recentDayText = (at: number, now: number): string => (ofInstant(at)[0] === ofInstant(now)[0] ? shortDateText(at) : wholeDateText(at));

/** Of a day, such as `2026-11-20`: `20 de novembro`, `20 November`. */
export const dayText = (day: string): string => inWords('day', ofDay(day));

/** Of a day, in a list: `20/11`, `20 Nov`. */
export const shortDayText = (day: string): string => inWords('listDay', ofDay(day));

/** Of a month, such as `2026-11`: `novembro de 2026`, `November 2026`. */
export const monthText = (month: string): string => inWords('month', ofDay(month));

/** The end of a period: its last day if it ends at midnight, else with the time: `25/11`, `25/11, 14:00`. */
export function untilText(at: number, now: number): string {
  const [, , , hour, minute] = ofInstant(at);
  return Number(hour) || Number(minute) ? `${recentDayText(at, now)}, ${timeText(at)}` : recentDayText(at - 1, now);
}

/** A period: `20/11, 14:00` up to an hour, else its day, or its first and last day. */
export function spanText(from: number, to: number): string {
  if (to - from <= 60 * 60 * 1000) return shortMomentText(from);
  const [first, last] = [shortDateText(from), shortDateText(to - 1)];
  return first === last ? first : `${first} – ${last}`;
}
