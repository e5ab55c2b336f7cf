// @chunk dates
/**
 * Days and times as `Intl` writes them, which a test compares; an hour with two figures in Portuguese, in English with as many as it has. Formatted by hand: the first `Intl` format costs a weak
 * phone 100 ms and more.
 */
import type { Language } from '../../contract/languages.ts';
import type { Moment } from './moment.ts';

type MomentText = (moment: Moment, spoken: Language) => string;

const months = {
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  en: 'January February March April May June July August September October November December',
};

const monthOf = (month: string | undefined, spoken: Language) => months[spoken].split(' ')[Number(month) - 1];

/** `20/11`, `11/20` */
export const shortDay: MomentText = ([, month, day], spoken) => (spoken === 'pt' ? `${day}/${month}` : `${month}/${day}`);

/** `20 de novembro`, `November 20` */
export const longDay: MomentText = ([, month, day], spoken) =>
  (spoken === 'pt' ? `${Number(day)} de ${monthOf(month, spoken)}` : `${monthOf(month, spoken)} ${Number(day)}`);

/** `20 de novembro de 2026`, `November 20, 2026` */
export const longDate: MomentText = (moment, spoken) => `${longDay(moment, spoken)}${spoken === 'pt' ? ' de' : ','} ${moment[0]}`;

/** `novembro de 2026`, `November 2026` */
export const longMonth: MomentText = ([year, month], spoken) => `${monthOf(month, spoken)}${spoken === 'pt' ? ' de' : ''} ${year}`;

/** On a clock of twelve hours, which shows 12 at midnight and noon. */
const ofTwelve = (hour: number, minutes: string): string => `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;

/** `14h`, `2 PM` */
export const hourOf: MomentText = ([, , , hour], spoken) => (spoken === 'pt' ? `${hour}h` : ofTwelve(Number(hour), ''));

/** `09:30`, `2:30 PM` */
export const clock: MomentText = ([, , , hour, minute], spoken) => (spoken === 'pt' ? `${hour}:${minute}` : ofTwelve(Number(hour), `:${minute}`));

/** `20/11, 09:30`, `11/20, 9:30 AM` */
export const shortMoment: MomentText = (moment, spoken) => `${shortDay(moment, spoken)}, ${clock(moment, spoken)}`;

/** `20/11/2026`, `11/20/2026` */
export const shortDate: MomentText = (moment, spoken) => `${shortDay(moment, spoken)}/${moment[0]}`;

/** `20/11/2026, 09:30`, `11/20/2026, 9:30 AM` */
export const fullMoment: MomentText = (moment, spoken) => `${shortDate(moment, spoken)}, ${clock(moment, spoken)}`;
