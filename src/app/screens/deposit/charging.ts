import { amountOf } from '../../../contract/amount.ts';
import { createDeposit } from '../../../contract/endpoints/cashier.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Rule } from '../../../contract/rules.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { language } from '../../i18n/language.ts';
import { createIdempotentCall } from '../../gateway/idempotent-call.ts';
import type { Form } from '../../ui/form/form.ts';
import { awayOf } from '../../features/responsible-play/away/away.ts';
import { loadWaiting, method, refuse, show } from './deposit.ts';

const amount: Rule = { name: 'amount', required: true, whitespace: 'trimmed', most: 16 };
export const rules = { amount };

/** The logic of the amount form. */
export function createCharging({ fields, submit }: Form<keyof typeof rules>) {
  const money = createIdempotentCall(createDeposit);
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
    unknown: money.unknown,
    send: () => submit(async ({ amount: text }) => {
      try {
        show(await money.send({ method: method.peek()!.method, amount: amountOf(text, language.peek())! }));
      } catch (error) {
        if (awayOf(error)) return refuse(error);
        if (!(error instanceof GatewayFailure && error.code === ('deposit.waiting' satisfies ErrorCode))) throw error;
        // Another tab was faster: its charge is shown instead of a second one.
        await loadWaiting();
      }
    }),
  };
}
