// @chunk account
import { computed, signal } from '@preact/signals-react';
import { wallet as walletEndpoint } from '../../../contract/endpoints/member.ts';
import { localStore, storageKeys } from '../../device/storage.ts';
import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd, session } from '../session/session.ts';

/** The member's wallet: amounts in minor units, and their currency. Once known, it follows what a game or another tab does. */
export const wallet = resource(walletEndpoint, () => ({}), { onResponse: watchReturns });

/** Hidden by the person's choice, kept on the phone (M14). */
export const balanceHidden = signal(localStore.get(storageKeys.hideBalance) === '1');

/** Hidden while it is being reloaded (A §4). */
const balanceReloading = signal(false);

const asterisks = '******';

/** The balance as it is shown, with its currency symbol: bound to text nodes, never to a render. */
export const balanceText = computed(() => {
  const known = wallet.value.value;
  if (!known) return asterisks;
  if (balanceHidden.value || balanceReloading.value) return `${known.currencySymbol} ${asterisks}`;
  return moneyText(known.sumBalance, known.currency, language.value);
});

onSessionEnd(() => wallet.clear());

/** Hides the balance, or shows it again, and keeps the choice on the phone. */
export function toggleBalance(): void {
  balanceHidden.value = !balanceHidden.peek();
  localStore.set(storageKeys.hideBalance, balanceHidden.peek() ? '1' : '0');
}

/** Reloads the balance, hidden until it is there (A §4). */
export async function reloadBalance(): Promise<void> {
  if (balanceReloading.peek()) return;
  balanceReloading.value = true;
  await wallet.load();
  balanceReloading.value = false;
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
