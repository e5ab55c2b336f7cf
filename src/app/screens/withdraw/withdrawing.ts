import { computed } from '@preact/signals-react';
import { amountRule, parseAmount } from '../../../contract/amount.ts';
import { requestWithdrawal } from '../../../contract/endpoints/cashier.ts';
import { secretRule } from '../../../contract/registration.ts';
import { GatewayFailure, sentenceKey } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { formatIn } from '../../../contract/languages.ts';
import { language } from '../../i18n/language.ts';
import { createIdempotentCall } from '../../gateway/money/idempotent-call.ts';
import { wallet } from '../../features/wallet/wallet.ts';
import { refuse, setText } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import { durations, toast } from '../../ui/messages/messages.ts';
import { destination, load, pickDestination, trackedWithdrawal, offer, terms } from './withdraw.ts';

export const rules = { amount: amountRule, password: { ...secretRule, name: 'withdrawalPassword' } };

/** The logic of the form; `done` is called when the platform has accepted a withdrawal. */
export function createWithdrawing({ fields, failure, submit }: Form<keyof typeof rules>, done: () => void) {
  const money = createIdempotentCall(requestWithdrawal, { secret: 'paymentPassword' });
  const before = money.held.peek();
  if (before) pickDestination(before.destinationId);
  /** the typed amount, minor units; undefined: no amount */
  const typed = computed(() => parseAmount(fields.amount.value.value, formatIn(language.value)));
  fields.amount.also = () => {
    // What was sent may have used up the balance: it is asked about all the same.
    if (money.unknown.peek()) return undefined;
    const value = typed.peek();
    const { least, most } = terms.peek();
    if (value === undefined) return 'amount.unreadable';
    if (value < least) return 'withdraw:fault.less';
    if (value > most) return 'withdraw:fault.more';
    return value > (wallet.value.peek()?.sumBalance ?? value) ? 'common:error.wallet.low' : undefined;
  };

  async function send(password: string): Promise<void> {
    try {
      const taken = await money.send({ destinationId: destination.peek()!.id, amount: typed.peek()!, paymentPassword: password });
      trackedWithdrawal.value = [taken, ...trackedWithdrawal.peek().filter(({ id }) => id !== taken.id)];
      clear();
      done();
    } catch (error) {
      const code = error instanceof GatewayFailure ? error.code : undefined;
      if (code !== 'payment.password.wrong') throw error;
      setText(fields.password, '');
      refuse(fields.password, sentenceKey(error));
    } finally {
      // The balance, the limit of the day, and destinations that another tab removed.
      if (!money.unknown.peek()) void Promise.all([offer.load(), wallet.load()]);
    }
  }

  function clear(): void {
    setText(fields.amount, '');
    setText(fields.password, '');
  }

  /** What was sent from here or from an earlier visit was carried out, or never will be. */
  function onFate(fate: 'done' | 'lost'): void {
    failure.value = undefined;
    void load();
    if (fate === 'lost') return void toast(i18n.t('withdraw:lost'), durations.long);
    clear();
    done();
  }

  return {
    money,
    typed,
    onFate,
    send: () => submit(({ password }) => send(password)),
  };
}
