import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValueOf } from '../../../contract/endpoint.ts';
import type { transferTerms } from '../../../contract/endpoints/transfers.ts';
import { GatewayFailure, isRefused } from '../../gateway/failure.ts';
import { sentenceKey } from '../../gateway/failure-text.ts';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { compass } from '../../ui/status-view/drawings.ts';
import { Async } from '../../ui/async/async.tsx';
import { amountText } from '../../features/wallet/amount-text.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { openText } from '../../features/payments/held.ts';
import { useHeldAmount } from '../../features/amount/held-amount.ts';
import { UnderWay } from '../../features/payments/under-way.tsx';
import { balanceHidden, wallet } from '../../features/wallet/wallet.ts';
import { parseAmount } from '../../i18n/money/amount.ts';
import { language } from '../../i18n/language.ts';
import { pageData } from '../../device/page-data.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { setText } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { FormPlace } from './form-place.tsx';
import { amountError, createSend, rules } from './send.ts';
import type { Transfers } from './state.ts';

/** Recipient, amount and the password that confirms the transfer; or the reason why nothing can be sent. */
export default function TransferForm({ state }: { state: Transfers }) {
  const { t } = useTranslation('transferUp');
  const failure = state.terms.failure.value;
  if (!state.terms.value.value && isRefused(failure)) {
    const alone = failure.code === 'user.missing' && !state.to;
    return (
      <StatusView picture={compass} title={t('not.title')} text={alone ? t('not.noSuperior') : t(sentenceKey(failure))} action={{ label: t('not.home'), href: paths.home }} />
    );
  }
  return (
    <Async resource={state.terms} waiting={<FormPlace to={state.to} />}>
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
    // What was sent may have used up the balance: it is asked about all the same.
    amount.also = () => (unknown.peek() ? undefined : amountError(amount.value.peek(), terms));
  }, [amount, terms, unknown]);
  return (
    <FormFrame className="card padded transfer-card" send={() => send(terms)}>
      <h2>{t(state.to ? 'toTeam' : 'toSuperior')}</h2>
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
          <button type="button" className="field-all" disabled={unknown.value} onClick={() => setText(amount, parseAmount(Math.min(most, wallet.value.peek()?.sumBalance ?? most), language.peek()))}>
            {t('all')}
          </button>
        }
      />
      {proof !== 'none' && <PasswordField field={secret} label={t(`proof.${proof}`)} hint={proof === 'login' ? t('noPaymentPassword') : undefined} autoComplete="off" />}
      <p className="hint transfer-final">{t('final')}</p>
      <FormAlert failure={form.failure} tell={tell} />
      <UnderWay money={money} form={form} text={t('underWay', { amount: amountText(held.value?.amount ?? 0), name })} onFate={(fate, sent) => onFate(fate, sent.amount, name)} />
      <FormButton busy={form.busy} work="submit" label={t('send')} working={t('sending')} />
    </FormFrame>
  );

  function tell(error: unknown): string {
    const wrongLogin = error instanceof GatewayFailure && error.code === 'login.wrong';
    return wrongLogin ? t('wrongLogin') : openText(error, unknown, t('unsure'));
  }
}
