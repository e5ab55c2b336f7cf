import { transferMoney } from '../../../contract/endpoints/transfers.ts';
import type { transferTerms } from '../../../contract/endpoints/transfers.ts';
import { amountOf, amountRule } from '../../../contract/amount.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { secretRule } from '../../../contract/registration.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { confirm, durations, toast, toastWhile } from '../../ui/messages/messages.ts';
import { createIdempotentCall } from '../../gateway/money/idempotent-call.ts';
import { setText } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import type { Transfers } from './state.ts';

export const rules = { amount: amountRule, secret: secretRule };

/** Sends a transfer after the person has confirmed it; sent again, it moves the money once. */
export function createSend({ to, load }: Transfers, { fields, failure, submit }: Form<keyof typeof rules>) {
  const money = createIdempotentCall(transferMoney, { secret: 'secret', scope: to });

  const confirmed = (amount: number, name: string) =>
    confirm({
      title: i18n.t('transferUp:sure.title'),
      text: i18n.t('transferUp:sure.text', { amount: amountText(amount), name }),
      confirm: i18n.t('transferUp:sure.send'),
      cancel: i18n.t('shell:cancel'),
    });

  const ended = (amount: number, name: string) => {
    setText(fields.amount, '');
    setText(fields.secret, '');
    toast(i18n.t('transferUp:sent', { amount: amountText(amount), name }));
  };

  return {
    money,
    /** What was sent from here or from an earlier visit was carried out, or never will be. */
    onFate(fate: 'done' | 'lost', amount: number, name: string): void {
      failure.value = undefined;
      load();
      if (fate === 'done') ended(amount, name);
      else toast(i18n.t('transferUp:lost'), durations.long);
    },
    send: ({ name }: ValueOf<typeof transferTerms>) =>
      submit(async ({ amount: typed, secret }) => {
        const amount = amountOf(typed, language.peek())!;
        // A confirmed transfer without an answer is asked about, not sent anew.
        if (!money.unknown.peek() && !(await confirmed(amount, name))) return;
        const moved = await toastWhile(i18n.t('transferUp:sending'), money.send({ memberId: to, amount, secret })).finally(load);
        ended(moved.amount, name);
      }),
  };
}

/** Why a typed amount cannot be sent, as the key of its sentence, or none. */
export function amountError(typed: string, { least, most }: ValueOf<typeof transferTerms>): string | undefined {
  const amount = amountOf(typed, language.peek());
  if (amount === undefined) return 'amount.unreadable';
  return amount < least || amount > most ? 'common:error.amount.outside' : undefined;
}
