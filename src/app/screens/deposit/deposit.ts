import { batch, computed, signal } from '@preact/signals-react';
import { cancelDeposit, depositMethods, readDeposit, waitingDeposits } from '../../../contract/endpoints/cashier.ts';
import type { Deposit, DepositMethod } from '../../../contract/endpoints/cashier.ts';
import { call } from '../../gateway/call.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { wallet } from '../../features/wallet/wallet.ts';

/** Ways of paying in, the platform's best first. */
export const methods = resource(depositMethods, () => ({}));

/** By method: the charge that waits, or the one that has just ended. */
const charges = signal<Readonly<Record<string, Deposit>>>({});

const picked = signal('');

/** The method that is shown: the one picked, else one with a charge that waits, else the first. */
export const method = computed<DepositMethod | undefined>(() => {
  const known = methods.value.value ?? [];
  const wanted = picked.value || Object.keys(charges.value)[0];
  return known.find((one) => one.method === wanted) ?? known[0];
});

export const charge = computed<Deposit | undefined>(() => charges.value[method.value?.method ?? '']);

const failure = signal<unknown>(undefined);

/** Why the screen cannot be shown, or none. */
export const failed = computed(() => (methods.value.value && loaded.value ? undefined : (methods.failure.value ?? failure.value)));

/** Whether waiting charges are known: until then no second one is offered. */
export const loaded = signal(false);

onSessionEnd(() => batch(() => {
  methods.clear();
  charges.value = {};
  loaded.value = false;
  picked.value = '';
}));

/** Asks for the methods and for what still waits. Never rejects. */
export async function load(): Promise<void> {
  batch(() => ((failure.value = undefined), (methods.failure.value = undefined)));
  await Promise.all([methods.load(), loadWaiting(), wallet.load()]);
}

/** Asks for what still waits. Never rejects. */
export async function loadWaiting(): Promise<void> {
  try {
    const waiting = await call(waitingDeposits, {});
    const found: Record<string, Deposit> = {};
    for (const one of waiting) found[one.method] = one;
    batch(() => ((charges.value = found), (loaded.value = true)));
  } catch (error) {
    failure.value = error;
  }
}

/** Puts why nothing can be paid in the form's place. */
export function refuse(error: unknown): void {
  batch(() => ((failure.value = error), (loaded.value = false)));
}

export function pick(name: string): void {
  picked.value = name;
}

/** Takes up how a charge stands. */
export function show(found: Deposit): void {
  const before = charges.peek()[found.method]?.status;
  const ends = before !== undefined && before !== 'paid' && found.status === 'paid';
  charges.value = { ...charges.peek(), [found.method]: found };
  if (ends) void wallet.load();
}

/** Puts a charge that has ended aside, for another. */
export function forget({ method: name }: Deposit): void {
  const { [name]: gone, ...others } = charges.peek();
  picked.value = name;
  if (gone) charges.value = others;
}

/** Asks how a charge stands. Rejects where the platform does not say. */
export async function refresh({ id }: Deposit): Promise<'ended' | 'goes on'> {
  const found = await call(readDeposit, { id });
  show(found);
  return found.status === 'waiting' ? 'goes on' : 'ended';
}

/** Asks whether a charge that has ended was paid after all. Rejects where the platform does not say. */
export async function refreshLate({ id }: Deposit): Promise<'ended' | 'goes on'> {
  const found = await call(readDeposit, { id });
  if (found.status === 'paid') show(found);
  return found.status === 'paid' ? 'ended' : 'goes on';
}

/** Gives a charge up; one that was paid meanwhile shows as paid. Rejects where the platform does not answer. */
export async function cancelCharge({ id }: Deposit): Promise<void> {
  const found = await call(cancelDeposit, { id });
  if (found.status === 'cancelled') forget(found);
  else show(found);
}
