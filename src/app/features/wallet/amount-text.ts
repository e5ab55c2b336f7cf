import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money/money.ts';
import { pageData } from '../../device/page-data.ts';

/** Text of minor units in the merchant's currency and the language spoken now; read while drawing, it follows the language. */
export const amountText = (minorUnits: number): string => moneyText(minorUnits, pageData.merchant.currency.code, language.value);
