import type { Language } from '../../contract/languages.ts';

/** Minor units as text for a message. */
export const moneyIn = (language: Language, amount: number): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'pt-BR', { style: 'currency', currency: 'BRL' }).format(amount / 100);
