import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money.ts';
import { page } from '../../state/merchant.ts';
import { wallet } from '../../state/wallet.ts';

/** Minor units as text, in the wallet's currency. */
export const amountText = (minorUnits: number): string =>
  moneyText(minorUnits, wallet.value.value?.currency ?? page.merchant.currency.code, language.value);
