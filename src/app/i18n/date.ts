// @chunk dates
import type { Language } from '../../contract/languages.ts';
import { localMoment } from './moment.ts';
import { longDate, shortMoment } from './moment-text.ts';

/** Day and time of an instant (epoch ms) in the phone's time zone: `20/11, 14:30` in Portuguese, `11/20, 02:30 PM` in English. */
export const dayAndTimeText = (at: number, spoken: Language): string => shortMoment(localMoment(at), spoken);

/** A date (epoch ms) in words: `20 de novembro de 2026`, `November 20, 2026`. */
export const dateText = (at: number, spoken: Language): string => longDate(localMoment(at), spoken);
