import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';

// A day of the platform is Brasília's, so its hours are too, wherever the phone is.
const formats: Record<string, Intl.DateTimeFormat> = {};

function formatOf(name: string, spoken: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return (formats[name + spoken] ??= new Intl.DateTimeFormat(locales[spoken], options));
}

const noonOf = (day: string): number => Date.parse(`${day.length < 10 ? `${day}-01` : day}T12:00:00Z`);

/** A day, such as `2026-11-20`, in words: `20 de novembro`, `November 20`. */
export const dayText = (day: string, spoken: Language): string =>
  formatOf('day', spoken, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(noonOf(day));

/** A day in figures: `20/11`, `11/20`. */
export const shortDayText = (day: string, spoken: Language): string =>
  formatOf('short', spoken, { timeZone: 'UTC', day: '2-digit', month: '2-digit' }).format(noonOf(day));

/** A month, such as `2026-11`, in words: `novembro de 2026`, `November 2026`. */
export const monthText = (month: string, spoken: Language): string =>
  formatOf('month', spoken, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(noonOf(month));

const zone = 'America/Sao_Paulo';

/** The time of an instant (epoch ms) in Brasília: `14:30`, `2:30 PM`. */
export const timeText = (at: number, spoken: Language): string =>
  formatOf('time', spoken, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at);

/** Day and time of an instant (epoch ms) in Brasília: `20/11/2026, 14:30`. */
export const momentText = (at: number, spoken: Language): string =>
  formatOf('moment', spoken, { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(at);
