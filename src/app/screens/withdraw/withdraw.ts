import { batch, computed, signal } from '@preact/signals-react';
import { readWithdrawal, withdrawalOffer, type Withdrawal } from '../../../contract/endpoints/cashier.ts';
import type { Destination } from '../../../contract/endpoints/security.ts';
import { call } from '../../gateway/call.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { wallet } from '../../features/wallet/wallet.ts';

export const offer = resource(withdrawalOffer, () => ({}));

/** Withdrawals in progress, and those that have ended while shown; newest first. */
export const trackedWithdrawals = signal<readonly Withdrawal[]>([]);

const picked = signal('');

/** The destination: the chosen one, else the first. */
export const destination = computed<Destination | undefined>(() => {
  const known = offer.value.value?.destinations ?? [];
  return known.find(({ id }) => id === picked.value) ?? known[0];
});

/** Limits and fee for that destination, minor units. */
export const terms = computed(() => {
  const known = offer.value.value;
  const found = known?.methods.find(({ method }) => method === destination.value?.method);
  return { least: found?.least ?? 0, most: Math.min(found?.most ?? 0, known?.leftToday ?? 0), fee: found?.fee ?? 0 };
});

/** The most that can be withdrawn now, minor units. */
export const maximum = computed(() => Math.min(terms.value.most, wallet.value.value?.sumBalance ?? 0));

onSessionEnd(() => batch(() => {
  offer.clear();
  trackedWithdrawals.value = [];
  picked.value = '';
}));

/** Loads the offer and the balance. Never rejects. */
export async function load(): Promise<void> {
  offer.failure.value = undefined;
  await Promise.all([loadOffer(), wallet.load()]);
}

/** Loads the offer, and shows its withdrawals in the same render, because their line above the form moves it. */
async function loadOffer(): Promise<void> {
  await offer.load();
  trackedWithdrawals.value = offer.value.peek()?.open ?? [];
}

/** Chooses a destination by its id. */
export function pickDestination(id: string): void {
  picked.value = id;
}

/** Asks for a withdrawal's state. Rejects with a `GatewayFailure`. */
export async function refresh({ id }: Withdrawal): Promise<'ended' | 'goes on'> {
  const found = await call(readWithdrawal, { id });
  const known = trackedWithdrawals.peek().find((one) => one.id === id);
  if (found.status !== known?.status) {
    trackedWithdrawals.value = trackedWithdrawals.peek().map((one) => (one.id === id ? found : one));
    // A returned amount is in the wallet again.
    if (found.status === 'returned') void wallet.load();
  }
  return isOver(found) ? 'ended' : 'goes on';
}

/** Whether a withdrawal has ended; false for a state that the phone does not know, so that it is asked again. */
export function isOver({ status }: Withdrawal): boolean {
  switch (status) {
    case 'paid':
    case 'returned':
      return true;
    case 'requested':
    case 'review':
    case 'sent':
    case 'unknown':
      return false;
  }
}

/** id of the section with the withdrawals in progress */
export const timelines = 'withdraw-timelines';

/** Scrolls to the withdrawals in progress, if they are shown, and focuses them. */
export function showTimelines(): void {
  const section = document.getElementById(timelines);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
