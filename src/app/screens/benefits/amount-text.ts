import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money/money.ts';
import { pageData } from '../../device/page-data.ts';
import { wallet } from '../../features/wallet/wallet.ts';

/** Minor units as text, in the wallet's currency. */
export const amountText = (minorUnits: number): string =>
  moneyText(minorUnits, wallet.value.value?.currency ?? pageData.merchant.currency.code, language.value);
