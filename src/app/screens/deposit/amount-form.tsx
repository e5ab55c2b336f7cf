import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '../../../contract/endpoints/cashier.ts';
import { parseAmount } from '../../i18n/money/amount.ts';
import { language } from '../../i18n/language.ts';
import { moneyText } from '../../i18n/money/money.ts';
import { pageData } from '../../device/page-data.ts';
import { isOffline, openText } from '../../features/payments/held.ts';
import { UnderWay } from '../../features/payments/under-way.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { setText } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import type { createCharging } from './charging.ts';

interface AmountFormProps {
  method: DepositMethod;
  form: Form<'amount'>;
  charging: ReturnType<typeof createCharging>;
}

/** The amount, and the charge for it. */
export function AmountForm({ method: way, form, charging }: AmountFormProps) {
  const { t } = useTranslation('deposit');
  const spoken = language.value;
  const { code, symbol } = pageData.merchant.currency;
  const text = (amount: number) => moneyText(amount, code, spoken);
  const { amount } = form.fields;
  const { unknown, held } = charging.money;
  return (
    <FormFrame send={charging.send}>
      <p className="deposit-hint">{t(`method.${way.method}.hint`, { defaultValue: '' })}</p>
      <TextField
        field={amount}
        label={t('amount', { symbol })}
        hint={t('limits', { least: text(way.least), most: text(way.most) })}
        autoComplete="off"
        inputMode="decimal"
        off={unknown}
      />
      <ul className="deposit-quick" aria-label={t('quick')}>
        {way.quick.map((offered) => (
          <li key={offered}>
            <button type="button" className="button deposit-quick-button numbers" disabled={unknown.value} onClick={() => setText(amount, parseAmount(offered, spoken))}>
              {text(offered).replace(/[.,]00$/, '')}
            </button>
          </li>
        ))}
      </ul>
      <FormAlert failure={form.failure} tell={(failure) => openText(failure, unknown, t('unknown'))} />
      <UnderWay money={charging.money} form={form} text={t('underWay', { amount: text(held.value?.amount ?? 0) })} onFate={charging.onFate} />
      <FormButton busy={form.busy} work="submit" label={unknown.value && !isOffline(form.failure.value) ? t('again') : t(`method.${way.method}.make`, { defaultValue: t('make') })} working={t('making')} />
      <p className="deposit-note">{t('own')}</p>
    </FormFrame>
  );
}
