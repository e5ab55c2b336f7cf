import { formats } from '../../contract/languages.ts';
import type { Language } from '../languages.ts';

/** The money of every merchant's wallets. */
export const currency = { code: 'BRL', symbol: 'R$' } as const;

/** Minor units as text. */
export const money = (language: Language, amount: number): string =>
  new Intl.NumberFormat(formats[language].locale, { style: 'currency', currency: currency.code }).format(amount / 100);
