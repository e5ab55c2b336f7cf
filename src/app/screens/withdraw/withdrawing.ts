import { computed } from '@preact/signals-react';
import { amountOf } from '../../../contract/amount.ts';
import { requestWithdrawal } from '../../../contract/endpoints/cashier.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { paymentPassword } from '../../../contract/registration.ts';
import type { Rule } from '../../../contract/rules.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { sentenceKey } from '../../gateway/failure-text.ts';
import { language } from '../../i18n/language.ts';
import { createIdempotentCall } from '../../gateway/idempotent-call.ts';
import { wallet } from '../../features/wallet/wallet.ts';
import { refuse, setText } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import { destination, trackedWithdrawal, offer, terms } from './withdraw.ts';

const amount: Rule = { name: 'amount', required: true, whitespace: 'trimmed', most: 16 };
// Its rules were checked when it was set.
export const rules = { amount, password: { ...paymentPassword, name: 'withdrawalPassword', required: true, least: 1 } };

/** The logic of the form; `done` is called when the platform has accepted a withdrawal. */
export function createWithdrawing({ fields, submit }: Form<keyof typeof rules>, done: () => void) {
  const money = createIdempotentCall(requestWithdrawal);
  /** the typed amount, minor units; undefined: no amount */
  const typed = computed(() => amountOf(fields.amount.value.value, language.value));
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
      setText(fields.amount, '');
      setText(fields.password, '');
      done();
    } catch (error) {
      const code = error instanceof GatewayFailure ? error.code : undefined;
      if (code !== ('payment.password.wrong' satisfies ErrorCode)) throw error;
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
