import { dateFormat } from './date-format.ts';

/** Day and time of an instant (epoch ms) where the phone is: `20/11 14:30` in Portuguese, `11/20, 02:30 PM` in English. */
export const dayAndTimeText = dateFormat({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' });

/** A date (epoch ms) in words: `20 de novembro de 2026`, `November 20, 2026`. */
export const dateText = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
