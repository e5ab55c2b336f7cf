import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferMoney, type transferTerms } from '../../../contract/endpoints/transfers.ts';
import { amountRule } from '../../../contract/amount.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { secretRule } from '../../../contract/registration.ts';
import { i18n } from '../../i18n/index.ts';
import { amountText, balanceHidden, wallet } from '../../features/wallet/wallet.ts';
import { confirm, durations, toast, toastWhile } from '../../ui/messages/messages.ts';
import { createIdempotentCall } from '../../gateway/money/idempotent-call.ts';
import { setText } from '../../ui/form/field.ts';
import { useForm, type Form } from '../../ui/form/form.ts';
import { isRefused, sentenceKey } from '../../gateway/failure.ts';
import { paths } from '../../paths.ts';
import { compass, StatusView } from '../../ui/status-view/status-view.tsx';
import { Async } from '../../ui/async/async.tsx';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { openText, UnderWay } from '../../features/payments/under-way.tsx';
import { fillAmount, typedAmount, useHeldAmount } from '../../features/amount/amount.ts';
import { pageData } from '../../device/page-data.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { FormPlace, isImpossible, type Transfers } from './transfers.tsx';

const rules = { amount: amountRule, secret: secretRule };

/** The logic of the form: sends a transfer after a confirmation; repeated, it moves the money once. */
function createSend({ to, load }: Transfers, { fields, failure, submit }: Form<keyof typeof rules>) {
  const money = createIdempotentCall(transferMoney, { secret: 'secret', scope: to });

  const confirmed = (amount: number, name: string) =>
    confirm({
      title: i18n.t('transferUp:sure.title'),
      text: i18n.t('transferUp:sure.text', { amount: amountText(amount), name }),
      confirm: i18n.t('transferUp:sure.send'),
    });

  const ended = (amount: number, name: string) => {
    setText(fields.amount, '');
    setText(fields.secret, '');
    toast(i18n.t('transferUp:sent', { amount: amountText(amount), name }), durations.short, 'done');
  };

  return {
    money,
    /** Called with the outcome of a transfer from here or from an earlier visit. */
    onFate(fate: 'done' | 'lost', amount: number, name: string): void {
      failure.value = undefined;
      load();
      if (fate === 'done') ended(amount, name);
      else toast(i18n.t('transferUp:lost'), durations.long);
    },
    send: ({ name }: ValueOf<typeof transferTerms>) =>
      submit(async ({ amount: typed, secret }) => {
        const amount = typedAmount(typed)!;
        // A transfer without an answer was confirmed already.
        if (!money.unknown.peek() && !(await confirmed(amount, name))) return;
        const moved = await toastWhile(i18n.t('transferUp:sending'), money.send({ memberId: to, amount, secret })).finally(load);
        ended(moved.amount, name);
      }),
  };
}

/** Why a typed amount cannot be sent, as a string key; undefined: it can. */
function amountError(typed: string, { least, most }: ValueOf<typeof transferTerms>): string | undefined {
  const amount = typedAmount(typed);
  if (amount === undefined) return 'amount.unreadable';
  return amount < least || amount > most ? 'common:error.amount.outside' : undefined;
}

/** Recipient, amount and the password that confirms the transfer; or the reason why nothing can be sent. */
export default function TransferForm({ state }: { state: Transfers }) {
  const { t } = useTranslation('transferUp');
  const failure = state.terms.failure.value;
  if (!state.terms.value.value && isImpossible(failure)) {
    const alone = failure.code === 'user.missing' && !state.to;
    return (
      <StatusView picture={compass} title={t('not.title')} text={alone ? t('not.noSuperior') : t(sentenceKey(failure))} action={{ label: t('not.home'), href: paths.home }} />
    );
  }
  return (
    <Async resource={state.terms} waiting={<FormPlace />}>
      {(terms) => <TransferFields state={state} terms={terms} />}
    </Async>
  );
}

function TransferFields({ state, terms }: { state: Transfers; terms: ValueOf<typeof transferTerms> }) {
  const { t } = useTranslation('transferUp');
  const form = useForm(rules);
  const [{ money, send, onFate }] = useState(() => createSend(state, form));
  const { unknown, held } = money;
  const { amount, secret } = form.fields;
  useKeptTexts(amount);
  useHeldAmount(held, amount);
  const { name, least, most, proof } = terms;
  useEffect(() => {
    // A transfer in progress may have used up the balance: its amount is not checked.
    amount.also = () => (unknown.peek() ? undefined : amountError(amount.value.peek(), terms));
  }, [amount, terms, unknown]);
  return (
    <FormFrame className="card padded transfer-card" send={() => send(terms)}>
      <h2 className="hint">{t('receiver')}</h2>
      <p className="transfer-name">{name}</p>
      <p className="hint">
        {t('balance')} <span className="numbers"><Balance /></span>
      </p>
      <TextField
        field={amount}
        label={t('amount', { symbol: pageData.merchant.currency.symbol })}
        hint={balanceHidden.value ? t('least', { least: amountText(least) }) : t('limits', { least: amountText(least), most: amountText(Math.max(least, most)) })}
        inputMode="decimal"
        autoComplete="off"
        off={unknown}
        action={
          <button type="button" className="field-all" disabled={unknown.value} onClick={() => fillAmount(amount, Math.min(most, wallet.value.peek()?.sumBalance ?? most))}>
            {t('all')}
          </button>
        }
      />
      {proof !== 'none' && <PasswordField field={secret} label={t(`proof.${proof}`)} hint={proof === 'login' ? t('noPaymentPassword') : undefined} autoComplete="off" />}
      <p className="hint transfer-final">{t('final')}</p>
      <FormAlert failure={form.failure} tell={tell} />
      <UnderWay money={money} form={form} text={({ amount: sent }) => t('underWay', { amount: amountText(sent), name })} onFate={(fate, sent) => onFate(fate, sent.amount, name)} />
      <FormButton busy={form.busy} label={t('send')} working={t('sending')} />
    </FormFrame>
  );

  function tell(error: unknown): string {
    return isRefused(error, 'login.wrong') ? t('wrongLogin') : openText(error, unknown, t('unsure'));
  }
}
