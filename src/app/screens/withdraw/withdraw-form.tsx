import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComputed } from '@preact/signals-react';
import { failureText } from '../../gateway/failure-text.ts';
import { parseAmount } from '../../i18n/amount.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { paths, withQuery } from '../../paths.ts';
import { useKeptTexts } from '../../features/session/use-kept-texts.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { pageData } from '../../device/page-data.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { balanceText, wallet } from '../../features/wallet/wallet.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { setText } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Destinations } from './destinations.tsx';
import { maximum, terms } from './withdraw.ts';
import { createWithdrawing, rules } from './withdrawing.ts';

/** Destination, amount, fee and payment password. */
export default function WithdrawForm() {
  const { t } = useTranslation('withdraw');
  const form = useForm(rules);
  const [withdrawing] = useState(() => createWithdrawing(form, () => {
    toast(i18n.t('withdraw:taken'), durations.success);
    scrollTo(0, 0);
  }));
  const { unknown, typed } = withdrawing;
  const { amount, password } = form.fields;
  useKeptTexts(amount);
  const fee = useComputed(() => amountText(terms.value.fee));
  const arrives = useComputed(() => amountText(Math.max(0, (typed.value ?? 0) - terms.value.fee)));
  const isKnown = useComputed(() => wallet.value.value !== undefined).value;
  const hasAmount = useComputed(() => Boolean(typed.value)).value;
  const { least, most } = terms.value;
  return (
    <FormFrame send={withdrawing.send}>
      <p className="card withdraw-balance">
        {/* The balance is wider than its place, and would move its start: it stands in an element of its own, and the one before it follows nothing. */}
        <span>{t('balance')}</span> <strong key={isKnown ? 'known' : 'waiting'} className="numbers">{isKnown ? balanceText : balanceText.peek()}</strong>
      </p>
      <Destinations off={unknown} />
      <TextField
        field={amount}
        label={t('amount', { symbol: pageData.merchant.currency.symbol })}
        hint={most >= least ? t('limits', { least: amountText(least), most: amountText(most) }) : t('usedUp')}
        autoComplete="off"
        inputMode="decimal"
        enterKeyHint="next"
        maxLength={amount.rule.most}
        off={unknown}
        wideEnd
      >
        <button type="button" className="field-all" disabled={unknown.value} onClick={() => setText(amount, parseAmount(maximum.peek(), language.peek()))}>
          {t('all')}
        </button>
      </TextField>
      {hasAmount && (
        <dl className="card withdraw-sum numbers">
          <div>
            <dt>{t('fee')}</dt>
            <dd>{fee}</dd>
          </div>
          <div>
            <dt>{t('arrives')}</dt>
            <dd className="won">{arrives}</dd>
          </div>
        </dl>
      )}
      <PasswordField field={password} label={t('password')} autoComplete="off" enterKeyHint="go" maxLength={password.rule.most} off={unknown} />
      <FormAlert failure={form.failure} tell={(failure) => (unknown.peek() ? t('unknown') : failureText(failure))} />
      {unknown.value && form.failure.value === undefined && (
        <p className="card padded withdraw-unknown" role="status">
          {t('asking')}
        </p>
      )}
      <FormButton busy={form.busy} work="submit" label={unknown.value ? t('again') : t('send')} working={t('sending')} />
      <p className="withdraw-forgot">
        <a className="text-button" href={withQuery(paths.securityCenter, { item: 'forgotten' })}>{t('forgot')}</a>
      </p>
      <p className="hint">{t('own')}</p>
    </FormFrame>
  );
}
