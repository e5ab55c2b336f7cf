// @chunk dates
import type { Language } from '../../contract/languages.ts';
import { ofDay } from './moment.ts';
import { longDay, longMonth, shortDay } from './moment-text.ts';

/** A day, such as `2026-11-20`, in words: `20 de novembro`, `November 20`. */
export const dayText = (day: string, spoken: Language): string => longDay(ofDay(day), spoken);

/** A day in figures: `20/11`, `11/20`. */
export const shortDayText = (day: string, spoken: Language): string => shortDay(ofDay(day), spoken);

/** A month, such as `2026-11`, in words: `novembro de 2026`, `November 2026`. */
export const monthText = (month: string, spoken: Language): string => longMonth(ofDay(month), spoken);
