/** Instants (epoch ms) as days and times of Brasília: whoever compares two reads one clock, wherever the phone believes itself to be. */
import { clock, inWords, ofInstant, shortDay } from './moment.ts';

/** `20 de novembro de 2026` in Portuguese, `20 November 2026` in English. Needs the strings of `common`, as `hourText` does. */
export const dateText = (at: number): string => inWords('date', ofInstant(at));

/** `20/11` */
export const shortDateText = (at: number): string => shortDay(ofInstant(at));

/** The hour: `14h`, `14:00`. */
export const hourText = (at: number): string => inWords('hour', ofInstant(at));

/** `09:30` */
export const timeText = (at: number): string => clock(ofInstant(at));

/** `20/11, 09:30` */
export const shortMomentText = (at: number): string => `${shortDateText(at)}, ${timeText(at)}`;

const wholeDateText = (at: number): string => `${shortDateText(at)}/${ofInstant(at)[0]}`;

/** `20/11/2026, 09:30` */
export const momentText = (at: number): string => `${wholeDateText(at)}, ${timeText(at)}`;

/** A day without this year, or with its own if that is another: `20/11`, `20/11/2025`. */
export const recentDayText = (at: number, now: number): string => (ofInstant(at)[0] === ofInstant(now)[0] ? shortDateText(at) : wholeDateText(at));
