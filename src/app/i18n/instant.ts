// @chunk dates
/** Instants (epoch ms) as days and times of Brasília: whoever compares two reads one clock, wherever the phone believes itself to be. */
import type { Language } from '../../contract/languages.ts';
import { ofInstant } from './moment.ts';
import { clock, fullMoment, hourOf, longDate, shortDate, shortDay, shortMoment } from './moment-text.ts';

/** `20 de novembro de 2026` in Portuguese, `November 20, 2026` in English. */
export const dateText = (at: number, spoken: Language): string => longDate(ofInstant(at), spoken);

/** `20/11`, `11/20` */
export const shortDateText = (at: number, spoken: Language): string => shortDay(ofInstant(at), spoken);

/** The hour: `14h`, `2 PM`. */
export const hourText = (at: number, spoken: Language): string => hourOf(ofInstant(at), spoken);

/** `09:30`, `9:30 AM` */
export const timeText = (at: number, spoken: Language): string => clock(ofInstant(at), spoken);

/** `20/11, 09:30`, `11/20, 9:30 AM` */
export const shortMomentText = (at: number, spoken: Language): string => shortMoment(ofInstant(at), spoken);

/** `20/11/2026, 09:30`, `11/20/2026, 9:30 AM` */
export const momentText = (at: number, spoken: Language): string => fullMoment(ofInstant(at), spoken);

/** A day without this year, or with its own if that is another: `20/11`, `20/11/2025`. */
export const recentDayText = (at: number, now: number, spoken: Language): string =>
  (ofInstant(at)[0] === ofInstant(now)[0] ? shortDateText(at, spoken) : shortDate(ofInstant(at), spoken));
