import { computed, signal } from '@preact/signals-react';
import { wallet as walletEndpoint } from '../../../contract/endpoints/member.ts';
import { isTrial } from '../../../contract/members.ts';
import { pageData } from '../../device/page-data.ts';
import { localStore, storageKeys } from '../../device/storage.ts';
import { loadNamespaces } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money/money.ts';
import { failureText } from '../../gateway/failure.ts';
import { resource } from '../../gateway/resource.ts';
import { durations, toast } from '../../ui/messages/messages.ts';
import { onSessionEnd, session } from '../session/session.ts';

/** The member's wallet: amounts in minor units, and their currency. Once known, it follows what a game or another tab does. */
export const wallet = resource(walletEndpoint, () => ({}), { onResponse: watchReturns });

/** Hidden by the person's choice, kept on the phone (M14). */
export const balanceHidden = signal(localStore.get(storageKeys.hideBalance) === '1');

/** Not shown while it is being reloaded (A §4). */
const balanceReloading = signal(false);

/** How the balance stands: what is asked for, what could not be had and what is hidden must not look alike. */
export const balanceState = computed<'known' | 'loading' | 'failed'>(() => {
  if (balanceReloading.value) return 'loading';
  if (wallet.value.value) return 'known';
  return wallet.failure.value === undefined ? 'loading' : 'failed';
});

/** Whether the balance is a trial account's, and no money: it is marked wherever it stands. */
export const playMoney = computed(() => isTrial(session.value?.type ?? -1));

/** A sum from which the balance can be told, as text: dots while the member hides it. */
export const balanceSumText = (minorUnits: number, { code, symbol } = pageData.merchant.currency): string =>
  balanceHidden.value ? `${symbol} ••••••` : moneyText(minorUnits, code, language.value);

/** The balance as it is shown, with its currency symbol; empty before it is known. Bound to text nodes, never to a render. */
export const balanceText = computed(() => {
  const known = wallet.value.value;
  return known ? balanceSumText(known.sumBalance, { code: known.currency, symbol: known.currencySymbol }) : '';
});

onSessionEnd(() => wallet.clear());

/** Hides the balance, or shows it again, and keeps the choice on the phone. */
export function toggleBalance(): void {
  balanceHidden.value = !balanceHidden.peek();
  localStore.set(storageKeys.hideBalance, balanceHidden.peek() ? '1' : '0');
}

/** Reloads the balance, which is not shown until it is there (A §4); says why where it could not be had. */
export async function reloadBalance(): Promise<void> {
  if (balanceReloading.peek()) return;
  balanceReloading.value = true;
  await wallet.load();
  balanceReloading.value = false;
  const failure = wallet.failure.peek();
  if (failure !== undefined) loadNamespaces(['common']).then(() => toast(failureText(failure), durations.short, 'trouble'), () => {});
}

/** The same function is listened to once, however often the platform answers. */
function watchReturns(): void {
  document.addEventListener('visibilitychange', refresh);
  addEventListener('pageshow', refresh);
}

/** Asks for the balance after a game or a payment in another tab: the person comes back to this tab, or back to this page. */
function refresh(): void {
  if (!document.hidden && session.peek()) void wallet.load();
}

/** Text of minor units in the merchant's currency and the language spoken now; read while drawing, it follows the language. */
export const amountText = (minorUnits: number): string => moneyText(minorUnits, pageData.merchant.currency.code, language.value);

/** Text of minor units with their sign before it, plus as well: `+R$ 5,00`. `signDisplay` is too young for the oldest engine. */
export const signedText = (amount: number): string =>
  `${amount > 0 ? '+' : ''}${amountText(amount)}`;
