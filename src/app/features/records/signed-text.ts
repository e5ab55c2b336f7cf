import { amountText } from '../wallet/amount-text.ts';

/** Text of minor units with their sign before it, plus as well: `+R$ 5,00`. `signDisplay` is too young for the oldest engine. */
export const signedText = (amount: number): string =>
  `${amount > 0 ? '+' : ''}${amountText(amount)}`;
