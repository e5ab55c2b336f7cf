import { computed, signal } from '@preact/signals-react';
import { wallet as walletEndpoint } from '../../../contract/endpoints/member.ts';
import { isTrial } from '../../../contract/members.ts';
import { pageData } from '../../device/page-data.ts';
import { localStore, storageKeys } from '../../device/storage.ts';
import { loadNamespaces } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money/money.ts';
import { resource } from '../../gateway/resource.ts';
import { durations, toastTrouble } from '../../ui/messages/messages.ts';
import { onSessionEnd, session } from '../session/session.ts';

/** The member's wallet: amounts in minor units, and their currency. Once loaded, it is refreshed after a game or a payment in another tab. */
export const wallet = resource(walletEndpoint, () => ({}), { onResponse: watchReturns });

/** Whether the person hides the balance; stored on the phone (M14). */
export const balanceHidden = signal(localStore.get(storageKeys.hideBalance) === '1');

/** Hides the balance while it is being reloaded (A §4). */
const balanceReloading = signal(false);

/** The state of the balance: loading, failed and hidden must not look alike. */
export const balanceState = computed<'known' | 'loading' | 'failed'>(() => {
  if (balanceReloading.value) return 'loading';
  if (wallet.value.value) return 'known';
  return wallet.failure.value === undefined ? 'loading' : 'failed';
});

/** Whether the balance is a trial account's play money, which is marked wherever it is shown. */
export const playMoney = computed(() => isTrial(session.value?.type));

/** An amount that would reveal the balance, as text: dots while the member hides it. */
export const balanceSumText = (minorUnits: number, { code, symbol } = pageData.merchant.currency): string =>
  balanceHidden.value ? `${symbol} ••••••` : moneyText(minorUnits, code, language.value);

/** The shown balance, with its currency symbol; empty before it is known. Bound to text nodes, never to a render. */
export const balanceText = computed(() => {
  const known = wallet.value.value;
  return known ? balanceSumText(known.sumBalance, { code: known.currency, symbol: known.currencySymbol }) : '';
});

onSessionEnd(() => wallet.clear());

/** Hides the balance, or shows it again; stored on the phone. */
export function toggleBalance(): void {
  balanceHidden.value = !balanceHidden.peek();
  localStore.set(storageKeys.hideBalance, balanceHidden.peek() ? '1' : '0');
}

/** Reloads the balance, which is hidden meanwhile (A §4); a failure is shown. */
export async function reloadBalance(): Promise<void> {
  if (balanceReloading.peek()) return;
  balanceReloading.value = true;
  await wallet.load();
  balanceReloading.value = false;
  const failure = wallet.failure.peek();
  if (failure !== undefined) loadNamespaces(['common']).then(() => toastTrouble(failure, durations.short), () => {});
}

/** Adding the same listener again has no effect, however often the platform answers. */
function watchReturns(): void {
  document.addEventListener('visibilitychange', refresh);
  addEventListener('pageshow', refresh);
}

/** Reloads the balance when the person returns to this tab or page, after a game or a payment elsewhere. */
function refresh(): void {
  if (!document.hidden && session.peek()) void wallet.load();
}

/** Text of minor units in the merchant's currency and the current language; reactive when read in a render. */
export const amountText = (minorUnits: number): string => moneyText(minorUnits, pageData.merchant.currency.code, language.value);

/** Text of minor units with its sign, also a plus: `+R$ 5,00`. By hand: the oldest engine lacks `signDisplay`. */
export const signedText = (amount: number): string =>
  `${amount > 0 ? '+' : ''}${amountText(amount)}`;
