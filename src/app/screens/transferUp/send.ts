import type { ReadonlySignal } from '@preact/signals-react';
import { transferMoney } from '../../../contract/endpoints/transfers.ts';
import type { transferTerms } from '../../../contract/endpoints/transfers.ts';
import { amountOf } from '../../../contract/amount.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import type { Rule } from '../../../contract/rules.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { confirm, toast, toastWhile } from '../../ui/messages/messages.ts';
import { createIdempotentCall } from '../../gateway/idempotent-call.ts';
import { setText } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import type { Transfers } from './state.ts';

export const rules = {
  amount: { name: 'transferAmount', required: true, whitespace: 'trimmed', most: 20 },
  secret: { name: 'transferSecret', required: true, most: 64 },
} as const satisfies Record<string, Rule>;

/** The form of a transfer, as `createSend` makes it. */
interface Sending {
  /** it was sent and no answer came: what was typed stays as it is */
  readonly unknown: ReadonlySignal<boolean>;
  send(form: Form<keyof typeof rules>, terms: ValueOf<typeof transferTerms>): Promise<void>;
}

/** Sends a transfer after the person has confirmed it; sent again, it moves the money once. */
export function createSend({ to, load }: Transfers): Sending {
  const money = createIdempotentCall(transferMoney);

  const confirmed = (amount: number, name: string) =>
    confirm({
      title: i18n.t('transferUp:sure.title'),
      text: i18n.t('transferUp:sure.text', { amount: amountText(amount), name }),
      confirm: i18n.t('transferUp:sure.send'),
      cancel: i18n.t('shell:cancel'),
    });

  return {
    unknown: money.unknown,
    send: ({ fields, submit }, { name }) =>
      submit(async ({ amount: typed, secret }) => {
        const amount = amountOf(typed, language.peek())!;
        // A confirmed transfer without an answer is asked about, not sent anew.
        if (!money.unknown.peek() && !(await confirmed(amount, name))) return;
        const moved = await toastWhile(i18n.t('transferUp:sending'), money.send({ memberId: to, amount, secret })).finally(load);
        setText(fields.amount, '');
        setText(fields.secret, '');
        toast(i18n.t('transferUp:sent', { amount: amountText(moved.amount), name }));
      }),
  };
}

/** Why a typed amount cannot be sent, as the key of its sentence, or none. */
export function amountError(typed: string, { least, most }: ValueOf<typeof transferTerms>): string | undefined {
  const amount = amountOf(typed, language.peek());
  if (amount === undefined) return 'any.type';
  return amount < least || amount > most ? 'common:error.amount.outside' : undefined;
}
