import type { Language } from '../../contract/languages.ts';
import { brasilia, dateFormat } from './date-format.ts';

type DayText = (day: string, spoken: Language) => string;

const noonOf = (day: string): number => Date.parse(`${day.length < 10 ? `${day}-01` : day}T12:00:00Z`);

function dayFormat(options: Intl.DateTimeFormatOptions): DayText {
  const text = dateFormat({ ...options, timeZone: 'UTC' });
  return (day, spoken) => text(noonOf(day), spoken);
}

/** A day, such as `2026-11-20`, in words: `20 de novembro`, `November 20`. */
export const dayText = dayFormat({ day: 'numeric', month: 'long' });

/** A day in figures: `20/11`, `11/20`. */
export const shortDayText = dayFormat({ day: '2-digit', month: '2-digit' });

/** A month, such as `2026-11`, in words: `novembro de 2026`, `November 2026`. */
export const monthText = dayFormat({ month: 'long', year: 'numeric' });

/** The time of an instant (epoch ms) in Brasília: `14:30`, `2:30 PM`. */
export const timeText = dateFormat({ timeZone: brasilia, hour: 'numeric', minute: '2-digit' });

/** Day and time of an instant (epoch ms) in Brasília: `20/11/2026, 14:30`. */
export const momentText = dateFormat({ timeZone: brasilia, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });
