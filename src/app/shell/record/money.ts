import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money.ts';
import { page } from '../../state/merchant.ts';

/** Text of minor units in the language spoken now, which it follows. */
export const amountText = (amount: number): string => moneyText(amount, page.merchant.currency.code, language.value);

/** The same with its sign before it, plus as well: `+R$ 5,00`. `signDisplay` is too young for the oldest engine. */
export const signedText = (amount: number): string =>
  amount === 0 ? amountText(0) : `${amount > 0 ? '+' : '−'}${amountText(Math.abs(amount))}`;
