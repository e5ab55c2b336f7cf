import { amountOf, amountRule } from '../../../contract/amount.ts';
import { createDeposit } from '../../../contract/endpoints/cashier.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { createIdempotentCall } from '../../gateway/money/idempotent-call.ts';
import type { Form } from '../../ui/form/form.ts';
import { awayOf } from '../../features/responsible-play/away/away.ts';
import { durations, toast } from '../../ui/messages/messages.ts';
import { loadWaiting, method, pick, refuse, show } from './deposit.ts';

export const rules = { amount: amountRule };

/** The logic of the amount form. */
export function createCharging({ fields, failure, submit }: Form<keyof typeof rules>) {
  const money = createIdempotentCall(createDeposit);
  const before = money.held.peek();
  if (before) pick(before.method);
  fields.amount.also = () => {
    // It is asked about what was sent, maybe by another method.
    if (money.unknown.peek()) return undefined;
    const typed = amountOf(fields.amount.value.peek(), language.peek());
    const { least = 0, most = Infinity } = method.peek() ?? {};
    if (typed === undefined) return 'amount.unreadable';
    if (typed < least) return 'deposit:fault.less';
    return typed > most ? 'deposit:fault.more' : undefined;
  };
  return {
    money,
    /** What was sent from here or from an earlier visit was carried out, or never will be. */
    onFate(fate: 'done' | 'lost'): void {
      failure.value = undefined;
      if (fate === 'done') void loadWaiting();
      else toast(i18n.t('deposit:lost'), durations.long);
    },
    send: () => submit(async ({ amount: text }) => {
      try {
        show(await money.send({ method: method.peek()!.method, amount: amountOf(text, language.peek())! }));
      } catch (error) {
        if (awayOf(error)) return refuse(error);
        if (!(error instanceof GatewayFailure && error.code === 'deposit.waiting')) throw error;
        // Another tab was faster: its charge is shown instead of a second one.
        await loadWaiting();
      }
    }),
  };
}
