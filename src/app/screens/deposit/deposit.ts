import { batch, computed, signal } from '@preact/signals-react';
import { cancelDeposit, depositMethods, readDeposit, waitingDeposits, type Deposit, type DepositMethod } from '../../../contract/endpoints/cashier.ts';
import { call } from '../../gateway/call.ts';
import { onRecovery, resource } from '../../gateway/resource.ts';
import { isRefused } from '../../gateway/failure.ts';
import { onSessionEnd, session } from '../../features/session/session.ts';
import { wallet } from '../../features/wallet/wallet.ts';
import { forgetCharge, isUntold, remember, rememberedCharges } from './remembered.ts';

/** The deposit methods, in the platform's order. */
export const methods = resource(depositMethods, () => ({}));

/** By method: its waiting charge, or the one that has just ended. */
const charges = signal<Readonly<Record<string, Deposit>>>({});

/** Charges that ended unseen and whose method has another charge now, oldest first. */
export const news = signal<readonly Deposit[]>([]);

const picked = signal('');

/** The shown method: the picked one, else one with a charge, else the first. */
export const method = computed<DepositMethod | undefined>(() => {
  const known = methods.value.value ?? [];
  const wanted = picked.value || Object.keys(charges.value)[0];
  return known.find((one) => one.method === wanted) ?? known[0];
});

/** The shown method's charge, if it has one that waits or has just ended. */
export const charge = computed<Deposit | undefined>(() => charges.value[method.value?.method ?? '']);

const failure = signal<unknown>(undefined);

/** Why the screen cannot be shown; undefined: it can, or is still loading. */
export const loadFailure = computed(() => (ready.value ? undefined : (methods.failure.value ?? failure.value)));

/** Whether the waiting charges are known; before that no second one is offered. */
export const isLoaded = signal(false);

/** Whether the screen can be shown. */
export const ready = computed(() => isLoaded.value && methods.value.value !== undefined);

onSessionEnd(() => batch(() => {
  methods.clear();
  charges.value = {};
  news.value = [];
  isLoaded.value = false;
  picked.value = '';
  failure.value = undefined;
}));

/** Loads the methods and the waiting charges. Never rejects. */
export async function load(): Promise<void> {
  batch(() => {
    failure.value = undefined;
    methods.failure.value = undefined;
    // Ended charges were shown on the last visit.
    charges.value = byMethod(Object.values(charges.peek()).filter(({ status }) => status === 'waiting'));
    news.value = [];
    // Not the form while the end of a charge is still to be shown.
    if (!Object.keys(charges.peek()).length && rememberedCharges().some(({ told }) => told === undefined)) isLoaded.value = false;
  });
  await Promise.all([methods.load(), loadWaiting(), wallet.load()]);
}

/** Loads the waiting charges, and the outcome of those that no longer wait. A shown outcome stays. Never rejects. */
export async function loadWaiting(): Promise<void> {
  const asker = session.peek();
  try {
    const waiting = await call(waitingDeposits, {});
    const ended = await untold(waiting);
    if (session.peek() !== asker) return;
    const found = byMethod([...Object.values(charges.peek()).filter(({ status }) => status !== 'waiting'), ...ended, ...waiting]);
    const shown = Object.values(found);
    batch(() => {
      charges.value = found;
      // Those whose method has another charge now.
      news.value = [...news.peek(), ...ended.filter((one) => !shown.includes(one))];
      isLoaded.value = true;
    });
    for (const one of waiting) remember(one);
    if (ended.some(({ status }) => status === 'paid')) void wallet.load();
  } catch (error) {
    if (session.peek() !== asker) return;
    failure.value = error;
    onRecovery(askAgain);
  }
}

/** Loads again after a recovery, if the last load failed. */
const askAgain = () => void (session.peek() && failure.peek() !== undefined && load());

function byMethod(some: readonly Deposit[]): Record<string, Deposit> {
  const found: Record<string, Deposit> = {};
  for (const one of some) found[one.method] = one;
  return found;
}

/** Charges that ended unseen and were not shown yet, oldest first. */
async function untold(waiting: readonly Deposit[]): Promise<Deposit[]> {
  const asked = rememberedCharges().filter(({ id }) => !waiting.some((one) => one.id === id));
  const found = await Promise.all(asked.map(({ id }) => call(readDeposit, { id }).catch((error: unknown) => {
    if (isRefused(error, 'request.invalid')) forgetCharge(id);
    // After any other failure, the next return asks again.
    return undefined;
  })));
  const known = news.peek().map(({ id }) => id);
  return (found.filter((one) => one) as Deposit[]).filter((one) => isUntold(one) && !known.includes(one.id));
}

/** Replaces the form by the reason why nothing can be paid. */
export function showFailure(error: unknown): void {
  batch(() => ((failure.value = error), (isLoaded.value = false)));
}

/** Shows a method by its name; blank: the usual one. */
export function pickMethod(name: string): void {
  picked.value = name;
}

/** Shows a charge as its method's; reloads the balance if it was paid just now. */
export function showCharge(found: Deposit): void {
  const before = charges.peek()[found.method]?.status;
  const ends = before !== undefined && before !== 'paid' && found.status === 'paid';
  charges.value = { ...charges.peek(), [found.method]: found };
  if (found.status === 'waiting') remember(found);
  if (ends) void wallet.load();
}

/** Removes an ended charge, so that its method offers the form again. */
export function setAside({ method: name }: Deposit): void {
  const { [name]: gone, ...others } = charges.peek();
  picked.value = name;
  if (gone) charges.value = others;
}

/** Asks for a charge's state; 'ended' if it has changed. A charge that has ended may still be paid, or refunded. Rejects with a `GatewayFailure`. */
export async function refresh({ id, status, returned }: Deposit): Promise<'ended' | 'goes on'> {
  const found = await call(readDeposit, { id });
  if (found.status === status && found.returned === returned) return 'goes on';
  showCharge(found);
  return 'ended';
}

/** Cancels a charge; one that was paid meanwhile is shown as paid. Rejects with a `GatewayFailure`. */
export async function cancelCharge({ id }: Deposit): Promise<void> {
  const found = await call(cancelDeposit, { id });
  if (found.status !== 'cancelled') return showCharge(found);
  // It may be paid all the same.
  remember(found, true);
  setAside(found);
}
