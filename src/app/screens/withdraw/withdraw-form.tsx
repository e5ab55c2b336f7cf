import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComputed, type ReadonlySignal } from '@preact/signals-react';
import { paths, withQuery } from '../../paths.ts';
import { formatAmount } from '../../i18n/money/money.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { amountText, balanceState, wallet } from '../../features/wallet/wallet.ts';
import { pageData } from '../../device/page-data.ts';
import { durations, toast } from '../../ui/messages/messages.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { isOffline, openText, UnderWay } from '../../features/payments/under-way.tsx';
import { useHeldAmount } from '../../features/amount/held-amount.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Live } from '../../ui/live/live.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { setText } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/form.ts';
import { destination, maximum, offer, pickDestination, showTimelines, terms } from './withdraw.ts';
import { createWithdrawing, rules } from './withdrawing.ts';
import { Facts } from '../../ui/facts/facts.tsx';

/** The destinations on file, one of them picked. */
function Destinations({ off }: { off: ReadonlySignal<boolean> }) {
  const { t } = useTranslation('withdraw');
  const known = offer.value.value?.destinations ?? [];
  return (
    <fieldset className="withdraw-destinations" disabled={off.value}>
      <legend className="withdraw-legend">{t('destination')}</legend>
      <a className="text-button withdraw-manage" href={paths.securityCenter}>
        {t('manage')}
      </a>
      <div className="card divided withdraw-list">
        {known.map(({ id, keyKind, bankName, masked }) => (
          <label key={id} className="row withdraw-destination">
            <input type="radio" className="withdraw-radio" name="destination" checked={id === destination.value?.id} onChange={() => pickDestination(id)} />
            <span className="withdraw-destination-words">
              {keyKind ? t(`kind.${keyKind}`) : bankName}
              <span className="hint numbers">{masked}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Destination, amount, fee and payment password. */
export default function WithdrawForm() {
  const { t } = useTranslation('withdraw');
  const form = useForm(rules);
  const [withdrawing] = useState(() => createWithdrawing(form, () => {
    toast(i18n.t('withdraw:taken'), durations.success, 'done');
    schedule('paint', showTimelines);
  }));
  const { money, typed } = withdrawing;
  const { unknown } = money;
  const { amount, password } = form.fields;
  useKeptTexts(amount);
  useHeldAmount(money.held, amount);
  const fee = useComputed(() => amountText(terms.value.fee));
  const arrives = useComputed(() => amountText(Math.max(0, typed.value! - terms.value.fee)));
  const isKnown = useComputed(() => wallet.value.value !== undefined).value;
  const hasAmount = useComputed(() => Boolean(typed.value)).value;
  const { least, most } = terms.value;
  return (
    <FormFrame send={withdrawing.send}>
      <p className="card withdraw-balance">
        {/* The balance is wider than its place, and would move its start: it stands in an element of its own, and the one before it follows nothing. */}
        <span>{t('balance')}</span> <strong key={balanceState.value} className="numbers"><Balance /></strong>
      </p>
      <Destinations off={unknown} />
      <TextField
        field={amount}
        label={t('amount', { symbol: pageData.merchant.currency.symbol })}
        hint={most >= least ? t('limits', { least: amountText(least), most: amountText(most) }) : t('usedUp')}
        autoComplete="off"
        inputMode="decimal"
        off={unknown}
        action={
          <button type="button" className="field-all" disabled={unknown.value || !isKnown} onClick={() => setText(amount, formatAmount(maximum.peek(), language.peek()))}>
            {t('all')}
          </button>
        }
      />
      {hasAmount && <Facts className="card withdraw-sum" facts={[[t('fee'), <Live key="fee" text={fee} />], [t('arrives'), <Live key="arrives" className="won" text={arrives} />]]} />}
      <PasswordField field={password} label={t('password')} autoComplete="off" />
      <p className="withdraw-forgot">
        <a className="text-button" href={withQuery(paths.securityCenter, { item: 'forgotten' })}>{t('forgot')}</a>
      </p>
      <FormAlert failure={form.failure} tell={(failure) => openText(failure, unknown, t('unknown'))} />
      <UnderWay money={money} form={form} text={(sent) => t('underWay', { amount: amountText(sent.amount) })} onFate={withdrawing.onFate} />
      <FormButton busy={form.busy} work="submit" label={unknown.value && !isOffline(form.failure.value) ? t('again') : t('send')} working={t('sending')} />
      <p className="hint withdraw-note">{t('own')}</p>
    </FormFrame>
  );
}
