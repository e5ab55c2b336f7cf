import { batch, computed, signal } from '@preact/signals-react';
import { cancelDeposit, depositMethods, readDeposit, waitingDeposits, type Deposit, type DepositMethod } from '../../../contract/endpoints/cashier.ts';
import { call } from '../../gateway/call.ts';
import { onRecovery, resource } from '../../gateway/resource.ts';
import { isRefused } from '../../gateway/failure.ts';
import { onSessionEnd, session } from '../../features/session/session.ts';
import { wallet } from '../../features/wallet/wallet.ts';
import { forgetCharge, isUntold, remember, rememberedCharges } from './remembered.ts';

/** Ways of paying in, the platform's best first. */
export const methods = resource(depositMethods, () => ({}));

/** By method: the charge that waits, or the one that has just ended. */
const charges = signal<Readonly<Record<string, Deposit>>>({});

/** Charges that ended while nobody looked and whose place another one has, the oldest first. */
export const news = signal<readonly Deposit[]>([]);

const picked = signal('');

/** The method that is shown: the one picked, else one with a charge that waits, else the first. */
export const method = computed<DepositMethod | undefined>(() => {
  const known = methods.value.value ?? [];
  const wanted = picked.value || Object.keys(charges.value)[0];
  return known.find((one) => one.method === wanted) ?? known[0];
});

/** The charge of the shown method that waits, or has just ended. */
export const charge = computed<Deposit | undefined>(() => charges.value[method.value?.method ?? '']);

const failure = signal<unknown>(undefined);

/** Why the screen cannot be shown, or none. */
export const loadFailure = computed(() => (ready.value ? undefined : (methods.failure.value ?? failure.value)));

/** Whether waiting charges are known: until then no second one is offered. */
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

/** Asks for the methods and for what still waits. Never rejects. */
export async function load(): Promise<void> {
  batch(() => {
    failure.value = undefined;
    methods.failure.value = undefined;
    // What ended was told on the last visit.
    charges.value = byMethod(Object.values(charges.peek()).filter(({ status }) => status === 'waiting'));
    news.value = [];
    // The form is no answer to a charge whose end is not told yet.
    if (!Object.keys(charges.peek()).length && rememberedCharges().some(({ told }) => told === undefined)) isLoaded.value = false;
  });
  await Promise.all([methods.load(), loadWaiting(), wallet.load()]);
}

/** Asks for what still waits, and how charges ended that no longer do. An end that is shown stays. Never rejects. */
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
      // Another charge has the place of these.
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

/** What failed may be paid again. */
const askAgain = () => void (session.peek() && failure.peek() !== undefined && load());

function byMethod(some: readonly Deposit[]): Record<string, Deposit> {
  const found: Record<string, Deposit> = {};
  for (const one of some) found[one.method] = one;
  return found;
}

/** Charges that ended while nobody looked, and whose end was not told yet, the oldest first. */
async function untold(waiting: readonly Deposit[]): Promise<Deposit[]> {
  const asked = rememberedCharges().filter(({ id }) => !waiting.some((one) => one.id === id));
  const found = await Promise.all(asked.map(({ id }) => call(readDeposit, { id }).catch((error: unknown) => {
    if (isRefused(error, 'request.invalid')) forgetCharge(id);
    // Else it is asked about at the next return.
    return undefined;
  })));
  const known = news.peek().map(({ id }) => id);
  return (found.filter((one) => one) as Deposit[]).filter((one) => isUntold(one) && !known.includes(one.id));
}

/** Puts why nothing can be paid in the form's place. */
export function showFailure(error: unknown): void {
  batch(() => ((failure.value = error), (isLoaded.value = false)));
}

/** Shows a method by its name; blank: the usual one. */
export function pickMethod(name: string): void {
  picked.value = name;
}

export function showCharge(found: Deposit): void {
  const before = charges.peek()[found.method]?.status;
  const ends = before !== undefined && before !== 'paid' && found.status === 'paid';
  charges.value = { ...charges.peek(), [found.method]: found };
  if (found.status === 'waiting') remember(found);
  if (ends) void wallet.load();
}

/** Puts a charge that has ended aside, for another. */
export function setAside({ method: name }: Deposit): void {
  const { [name]: gone, ...others } = charges.peek();
  picked.value = name;
  if (gone) charges.value = others;
}

/** Asks how a charge stands: it goes on while that is as before. One that has ended may be paid after all, or sent back. Rejects where the platform does not say. */
export async function refresh({ id, status, returned }: Deposit): Promise<'ended' | 'goes on'> {
  const found = await call(readDeposit, { id });
  if (found.status === status && found.returned === returned) return 'goes on';
  showCharge(found);
  return 'ended';
}

/** Gives a charge up; one that was paid meanwhile shows as paid. Rejects where the platform does not answer. */
export async function cancelCharge({ id }: Deposit): Promise<void> {
  const found = await call(cancelDeposit, { id });
  if (found.status !== 'cancelled') return showCharge(found);
  // The payment may be on its way all the same.
  remember(found, true);
  setAside(found);
}
