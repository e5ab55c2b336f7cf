/**
 * Days and times as `Intl` writes them, which a test compares. They are written here because the first format that `Intl`
 * makes takes a weak phone a tenth of a second and more.
 */
import type { Language } from '../../contract/languages.ts';
import type { Moment } from './moment.ts';

type MomentText = (moment: Moment, spoken: Language) => string;

const months: Record<Language, readonly string[]> = {
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

const two = (number: number): string => String(number).padStart(2, '0');

/** `20/11`, `11/20` */
export const shortDay: MomentText = ({ day, month }, spoken) => (spoken === 'pt' ? [day, month] : [month, day]).map(two).join('/');

/** `20/11/2026`, `11/20/2026` */
export const shortDate: MomentText = (moment, spoken) => `${shortDay(moment, spoken)}/${moment.year}`;

/** `20 de novembro`, `November 20` */
export const longDay: MomentText = ({ day, month }, spoken) => (spoken === 'pt' ? `${day} de ${months.pt[month - 1]}` : `${months.en[month - 1]} ${day}`);

/** `20 de novembro de 2026`, `November 20, 2026` */
export const longDate: MomentText = (moment, spoken) => `${longDay(moment, spoken)}${spoken === 'pt' ? ' de' : ','} ${moment.year}`;

/** `novembro de 2026`, `November 2026` */
export const longMonth: MomentText = ({ month, year }, spoken) => `${months[spoken][month - 1]}${spoken === 'pt' ? ' de' : ''} ${year}`;

/** An hour of the clock of twelve: 12 at midnight and noon. */
const ofTwelve = (hour: number): number => hour % 12 || 12;

const half = (hour: number): string => (hour < 12 ? 'AM' : 'PM');

/** `14h`, `2 PM` */
export const hourOf: MomentText = ({ hour }, spoken) => (spoken === 'pt' ? `${two(hour)}h` : `${ofTwelve(hour)} ${half(hour)}`);

/** `9:30`, `2:30 PM` */
export const clock: MomentText = ({ hour, minute }, spoken) =>
  (spoken === 'pt' ? `${hour}:${two(minute)}` : `${ofTwelve(hour)}:${two(minute)} ${half(hour)}`);

/** The same with two figures for the hour: `09:30`, `02:30 PM`. */
export const evenClock: MomentText = (moment, spoken) => clock(moment, spoken).padStart(spoken === 'pt' ? 5 : 8, '0');
