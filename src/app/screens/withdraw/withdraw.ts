import { batch, computed, signal } from '@preact/signals-react';
import { amountOf } from '../../../contract/amount.ts';
import { readWithdrawal, requestWithdrawal, withdrawalOffer } from '../../../contract/endpoints/cashier.ts';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import type { Destination } from '../../../contract/endpoints/security.ts';
import { errors } from '../../../contract/errors.ts';
import { paymentPassword } from '../../../contract/registration.ts';
import type { Rule } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { sentenceKey } from '../../gateway/failure-text.ts';
import { language } from '../../i18n/language.ts';
import { createMoneyCall } from '../../state/money-call.ts';
import { resource } from '../../state/resource.ts';
import { onSessionEnd } from '../../state/session.ts';
import { wallet } from '../../state/wallet.ts';
import { refuse, setText } from '../../ui/form/form.ts';
import type { Form } from '../../ui/form/form.ts';

const amount: Rule = { name: 'amount', required: true, whitespace: 'trimmed', most: 16 };
// What it must be was asked when it was made.
export const rules = { amount, password: { ...paymentPassword, name: 'withdrawalPassword', required: true, least: 1 } };

/** What it takes to withdraw, and what is under way. */
export const offer = resource(withdrawalOffer, () => ({}));

/** Withdrawals that are under way, or ended while one looked on; newest first. */
export const followed = signal<readonly Withdrawal[]>([]);

const picked = signal('');

/** Where the money goes: what was picked, else the first on file. */
export const destination = computed<Destination | undefined>(() => {
  const known = offer.value.value?.destinations ?? [];
  return known.find(({ id }) => id === picked.value) ?? known[0];
});

/** Limits and fee on the way there, minor units. */
export const terms = computed(() => {
  const known = offer.value.value;
  const found = known?.methods.find(({ method }) => method === destination.value?.method);
  return { least: found?.least ?? 0, most: Math.min(found?.most ?? 0, known?.leftToday ?? 0), fee: found?.fee ?? 0 };
});

/** The most that can be withdrawn now, minor units. */
export const allOfIt = computed(() => Math.min(terms.value.most, wallet.value.value?.sumBalance ?? 0));

onSessionEnd(() => batch(() => {
  offer.clear();
  followed.value = [];
  picked.value = '';
}));

/** Asks for it all. Never rejects. */
export async function load(): Promise<void> {
  offer.failure.value = undefined;
  await Promise.all([offer.load(), wallet.load()]);
  followed.value = offer.value.peek()?.open ?? [];
}

export function pick(id: string): void {
  picked.value = id;
}

/** Asks how a withdrawal stands. Rejects where the platform does not say. */
export async function refresh({ id }: Withdrawal): Promise<'ended' | 'goes on'> {
  const found = await call(readWithdrawal, { id });
  const known = followed.peek().find((one) => one.id === id);
  if (found.status !== known?.status) {
    followed.value = followed.peek().map((one) => (one.id === id ? found : one));
    // What came back is in the wallet again.
    if (found.status === 'returned') void wallet.load();
  }
  return isOver(found) ? 'ended' : 'goes on';
}

export const isOver = ({ status }: Withdrawal): boolean => status === 'paid' || status === 'returned';

/** What the form does; `done` is called once the platform has taken a withdrawal up. */
export function createWithdrawing({ fields, submit }: Form<keyof typeof rules>, done: () => void) {
  const money = createMoneyCall(requestWithdrawal);
  /** what is typed, minor units; none: no amount */
  const typed = computed(() => amountOf(fields.amount.value.value, language.value));
  fields.amount.also = () => {
    const value = typed.peek();
    const { least, most } = terms.peek();
    if (value === undefined) return 'amount.unreadable';
    if (value < least) return 'withdraw:fault.less';
    if (value > most) return 'withdraw:fault.more';
    return value > (wallet.value.peek()?.sumBalance ?? value) ? 'later:error.wallet.low' : undefined;
  };

  async function send(password: string): Promise<void> {
    try {
      const taken = await money.send({ destinationId: destination.peek()!.id, amount: typed.peek()!, paymentPassword: password });
      followed.value = [taken, ...followed.peek().filter(({ id }) => id !== taken.id)];
      setText(fields.amount, '');
      setText(fields.password, '');
      done();
    } catch (error) {
      const code = error instanceof GatewayFailure ? error.code : undefined;
      if (code !== errors.paymentPasswordWrong) throw error;
      setText(fields.password, '');
      refuse(fields.password, sentenceKey(error));
    } finally {
      // The balance, the limit of the day, and destinations that another tab removed.
      if (!money.unknown.peek()) void Promise.all([offer.load(), wallet.load()]);
    }
  }

  return {
    unknown: money.unknown,
    typed,
    send: () => submit(({ password }) => send(password)),
  };
}
