import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';

const formats: Record<string, Intl.DateTimeFormat> = {};

function formatOf(name: string, spoken: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return (formats[name + spoken] ??= new Intl.DateTimeFormat(locales[spoken], options));
}

/** Day and time of an instant (epoch ms) where the phone is: `20/11 14:30` in Portuguese, `11/20, 02:30 PM` in English. */
export const dayAndTimeText = (time: number, spoken: Language): string =>
  formatOf('time', spoken, { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }).format(time);

/** A date (epoch ms) in words: `20 de novembro de 2026`, `November 20, 2026`. */
export const dateText = (time: number, spoken: Language): string =>
  formatOf('date', spoken, { day: 'numeric', month: 'long', year: 'numeric' }).format(time);
