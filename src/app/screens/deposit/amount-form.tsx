import { useTranslation } from 'react-i18next';
import { createDeposit, type DepositMethod } from '../../../contract/endpoints/cashier.ts';
import { amountRule } from '../../../contract/amount.ts';
import { pageData } from '../../device/page-data.ts';
import { fillAmount, typedAmount } from '../../features/amount/amount.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { isOffline, openText, UnderWay } from '../../features/payments/under-way.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import type { Form } from '../../ui/form/form.ts';
import { errors } from '../../../contract/errors.ts';
import { GatewayFailure, isRefused } from '../../gateway/failure.ts';
import { paths } from '../../paths.ts';
import { i18n } from '../../i18n/index.ts';
import { createIdempotentCall } from '../../gateway/money/idempotent-call.ts';
import { breakOf } from '../../features/responsible-play/break/error-view.tsx';
import { durations, toast } from '../../ui/messages/messages.ts';
import { loadWaiting, method, pickMethod, refuse, show } from './deposit.ts';

export function AmountForm({ method: depositMethod, form, charging }: { method: DepositMethod; form: Form<'amount'>; charging: ReturnType<typeof createCharging> }) {
  const { t } = useTranslation('deposit');
  const { amount } = form.fields;
  const { unknown } = charging.money;
  return (
    <FormFrame send={charging.send}>
      <p className="deposit-hint">{t(`method.${depositMethod.method}.hint`)}</p>
      <TextField
        field={amount}
        label={t('amount', { symbol: pageData.merchant.currency.symbol })}
        hint={t('limits', { least: amountText(depositMethod.least), most: amountText(depositMethod.most) })}
        autoComplete="off"
        inputMode="decimal"
        off={unknown}
      />
      <ul className="deposit-quick" aria-label={t('quick')}>
        {depositMethod.quick.map((offered) => (
          <li key={offered}>
            <button type="button" className="button deposit-quick-button numbers" disabled={unknown.value} onClick={() => fillAmount(amount, offered)}>
              {amountText(offered).replace(/[.,]00$/, '')}
            </button>
          </li>
        ))}
      </ul>
      <FormAlert failure={form.failure} tell={(failure) => openText(failure, unknown, t('unknown'))} />
      {isRefused(form.failure.value) && form.failure.value.code === errors.depositLimit && (
        <a className="button button-wide" href={paths.responsiblePlay}>
          {t('ownLimit')}
        </a>
      )}
      <UnderWay money={charging.money} form={form} text={(sent) => t('underWay', { amount: amountText(sent.amount) })} onFate={charging.onFate} />
      <FormButton busy={form.busy} label={unknown.value && !isOffline(form.failure.value) ? t('again') : t(`method.${depositMethod.method}.make`)} working={t('making')} />
      <p className="deposit-note">{t('own')}</p>
    </FormFrame>
  );
}

export const rules = { amount: amountRule };

export function createCharging({ fields, failure, submit }: Form<keyof typeof rules>) {
  const money = createIdempotentCall(createDeposit);
  const before = money.held.peek();
  if (before) pickMethod(before.method);
  fields.amount.also = () => {
    // It is asked about what was sent, maybe by another method.
    if (money.unknown.peek()) return undefined;
    const typed = typedAmount(fields.amount.value.peek());
    const { least = 0, most = Infinity } = method.peek() ?? {};
    if (typed === undefined) return 'amount.unreadable';
    if (typed < least) return 'deposit:fault.less';
    return typed > most ? 'deposit:fault.more' : undefined;
  };
  return {
    money,
    /** What was sent from here or from an earlier visit was carried out, or never will be. */
    onFate(fate: 'done' | 'lost'): void {
      failure.value = undefined;
      if (fate === 'done') void loadWaiting();
      else toast(i18n.t('deposit:lost'), durations.long);
    },
    send: () => submit(async ({ amount: text }) => {
      try {
        show(await money.send({ method: method.peek()!.method, amount: typedAmount(text)! }));
      } catch (error) {
        if (breakOf(error)) return refuse(error);
        if (!(error instanceof GatewayFailure && error.code === 'deposit.waiting')) throw error;
        // Another tab was faster: its charge is shown instead of a second one.
        await loadWaiting();
      }
    }),
  };
}
