import { useTranslation } from 'react-i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import type { DepositMethod } from '../../../contract/endpoints/cashier.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { parseAmount } from '../../i18n/amount.ts';
import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money.ts';
import { pageData } from '../../device/page-data.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { setText } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';

interface AmountFormProps {
  method: DepositMethod;
  form: Form<'amount'>;
  charging: { readonly unknown: ReadonlySignal<boolean>; send: () => Promise<void> };
}

/** The amount, and the charge for it. */
export function AmountForm({ method, form, charging }: AmountFormProps) {
  const { t } = useTranslation('deposit');
  const spoken = language.value;
  const { code, symbol } = pageData.merchant.currency;
  const text = (amount: number) => moneyText(amount, code, spoken);
  const { amount } = form.fields;
  const { unknown } = charging;
  return (
    <FormFrame send={charging.send}>
      <p className="deposit-hint">{t(`method.${method.method}.hint`, { defaultValue: '' })}</p>
      <TextField
        field={amount}
        label={t('amount', { symbol })}
        hint={t('limits', { least: text(method.least), most: text(method.most) })}
        autoComplete="off"
        inputMode="decimal"
        enterKeyHint="go"
        maxLength={amount.rule.most}
        off={unknown}
      />
      <ul className="deposit-quick" aria-label={t('quick')}>
        {method.quick.map((offered) => (
          <li key={offered}>
            <button type="button" className="button deposit-quick-button numbers" disabled={unknown.value} onClick={() => setText(amount, parseAmount(offered, spoken))}>
              {text(offered).replace(/[.,]00$/, '')}
            </button>
          </li>
        ))}
      </ul>
      <FormAlert failure={form.failure} tell={(failure) => (unknown.peek() ? t('unknown') : failureText(failure))} />
      {unknown.value && form.failure.value === undefined && (
        <p className="card padded deposit-unknown" role="status">
          {t('asking')}
        </p>
      )}
      <FormButton busy={form.busy} work="submit" label={unknown.value ? t('again') : t(`method.${method.method}.make`, { defaultValue: t('make') })} working={t('making')} />
      <p className="deposit-note">{t('own')}</p>
    </FormFrame>
  );
}
