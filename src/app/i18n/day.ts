import { inWords, ofDay, shortDay } from './moment.ts';

/** A day, such as `2026-11-20`, in words: `20 de novembro`, `20 November`. Needs the strings of `common`, as `monthText` does. */
export const dayText = (day: string): string => inWords('day', ofDay(day));

/** A day in figures: `20/11`. */
export const shortDayText = (day: string): string => shortDay(ofDay(day));

/** A month, such as `2026-11`, in words: `novembro de 2026`, `November 2026`. */
export const monthText = (month: string): string => inWords('month', ofDay(month));
