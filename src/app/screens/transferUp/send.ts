import { transferMoney } from '../../../contract/endpoints/transfers.ts';
import type { transferTerms } from '../../../contract/endpoints/transfers.ts';
import { amountOf } from '../../../contract/amount.ts';
import type { InputOf, ValueOf } from '../../../contract/endpoint.ts';
import type { Rule } from '../../../contract/rules.ts';
import { newRequestId } from '../../device/request-id.ts';
import { call } from '../../gateway/call.ts';
import type { GatewayFailure } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { amountText } from '../../state/amount-text.ts';
import { ask, say, sayWhile, stay } from '../../state/messages.ts';
import { setText } from '../../ui/form/form.ts';
import type { Form } from '../../ui/form/form.ts';
import type { Transfers } from './state.ts';

export const rules = {
  amount: { name: 'transferAmount', required: true, type: 'amount', whitespace: 'trimmed', most: 20 },
  secret: { name: 'transferSecret', required: true, most: 64 },
} as const satisfies Record<string, Rule>;

/** What sends the form, once the person has confirmed it; what it is asked for again is sent once. */
export function createSend({ to, load }: Transfers): (form: Form<keyof typeof rules>, terms: ValueOf<typeof transferTerms>) => Promise<void> {
  /** what the person means to happen once; the same meaning asked for again is the same request */
  let meant = { amount: 0, requestId: '' };

  return ({ fields, submit }, { name }) =>
    submit(async ({ amount: typed, secret }) => {
      const amount = amountOf(typed, language.peek())!;
      const sure = await ask({
        title: i18n.t('transferUp:sure.title'),
        text: i18n.t('transferUp:sure.text', { amount: amountText(amount), name }),
        confirm: i18n.t('transferUp:sure.send'),
        cancel: i18n.t('shell:cancel'),
      });
      if (!sure) return;
      if (meant.amount !== amount) meant = { amount, requestId: newRequestId() };
      try {
        await sayWhile(i18n.t('transferUp:sending'), sendOnce({ memberId: to, amount, secret, requestId: meant.requestId }));
      } finally {
        load();
      }
      meant = { amount: 0, requestId: '' };
      setText(fields.amount, '');
      setText(fields.secret, '');
      say(i18n.t('transferUp:sent', { amount: amountText(amount), name }), stay.short);
    });
}

/** Asks once more where no answer came: the platform moves the money of one request once. */
async function sendOnce(input: InputOf<typeof transferMoney>): Promise<void> {
  try {
    await call(transferMoney, input);
  } catch (error) {
    if ((error as GatewayFailure).kind === 'refused') throw error;
    await call(transferMoney, input);
  }
}

/** Why a typed amount cannot be sent, as the key of its sentence, or none. */
export function amountFault(typed: string, { least, most }: ValueOf<typeof transferTerms>): string | undefined {
  const amount = amountOf(typed, language.peek());
  if (amount === undefined) return 'any.type';
  return amount < least || amount > most ? 'later:error.amount.outside' : undefined;
}
