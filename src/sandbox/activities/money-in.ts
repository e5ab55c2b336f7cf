import { formats } from '../../contract/languages.ts';
import type { Language } from '../languages.ts';

/** Minor units as text for a message. */
export const moneyIn = (language: Language, amount: number): string =>
  new Intl.NumberFormat(formats[language].locale, { style: 'currency', currency: 'BRL' }).format(amount / 100);
