import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createDeposit, type DepositMethod } from '../../../contract/endpoints/cashier.ts';
import { amountRule } from '../../../contract/amount.ts';
import { pageData } from '../../device/page-data.ts';
import { fillAmount, typedAmount, useHeldAmount } from '../../features/amount/amount.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { isOffline, openText, UnderWay } from '../../features/payments/under-way.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm, type Form } from '../../ui/form/form.ts';
import { isRefused } from '../../gateway/failure.ts';
import { paths } from '../../paths.ts';
import { i18n } from '../../i18n/index.ts';
import { createIdempotentCall } from '../../gateway/money/idempotent-call.ts';
import { breakOf } from '../../features/responsible-play/break/error-view.tsx';
import { durations, toast } from '../../ui/messages/messages.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { loadWaiting, method, pickMethod, showFailure, showCharge, charge, methods, news } from './deposit.ts';
import { News, Outcome } from './outcome.tsx';

function AmountForm({ method: depositMethod, form, charging }: { method: DepositMethod; form: Form<'amount'>; charging: ReturnType<typeof createCharging> }) {
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
      {isRefused(form.failure.value, 'play.limit.deposit') && (
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

const rules = { amount: amountRule };

function createCharging({ fields, failure, submit }: Form<keyof typeof rules>) {
  const money = createIdempotentCall(createDeposit);
  const before = money.held.peek();
  if (before) pickMethod(before.method);
  fields.amount.also = () => {
    // The request in progress may be of another method.
    if (money.unknown.peek()) return undefined;
    const typed = typedAmount(fields.amount.value.peek());
    const { least = 0, most = Infinity } = method.peek() ?? {};
    if (typed === undefined) return 'amount.unreadable';
    if (typed < least) return 'deposit:fault.less';
    return typed > most ? 'deposit:fault.more' : undefined;
  };
  return {
    money,
    /** Called with the outcome of a request from here or from an earlier visit. */
    onFate(fate: 'done' | 'lost'): void {
      failure.value = undefined;
      if (fate === 'done') void loadWaiting();
      else toast(i18n.t('deposit:lost'), durations.long);
    },
    send: () => submit(async ({ amount: text }) => {
      try {
        showCharge(await money.send({ method: method.peek()!.method, amount: typedAmount(text)! }));
      } catch (error) {
        if (breakOf(error)) return showFailure(error);
        if (!isRefused(error, 'deposit.waiting')) throw error;
        // Another tab has created a charge: show that one.
        await loadWaiting();
      }
    }),
  };
}

// Loads while an amount is typed.
const waitingCharge = lazy(() => import('./charge.tsx'));

const purse = 'M56 24V18a4 4 0 0 0-4-4H18a6 6 0 0 0 0 12h38a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H18a6 6 0 0 1-6-6V20M60 36H48a6 6 0 0 0 0 12h12M49 42v.1';

export default function Cashier() {
  const { t } = useTranslation('deposit');
  // The typed amount is kept while its charge is shown.
  const form = useForm(rules);
  useKeptTexts(form.fields.amount);
  const [charging] = useState(() => createCharging(form));
  useHeldAmount(charging.money.held, form.fields.amount);
  useEffect(() => schedule('idle', () => keepLoading(waitingCharge)), []);
  const shown = method.value;
  const found = charge.value;
  const wasForm = useRef(false);
  if (!found) wasForm.current = true;
  if (!shown) return <StatusView picture={purse} title={t('none.title')} text={t('none.text')} action={{ label: t('none.service'), href: paths.service }} />;
  const tabs = (methods.value.value ?? []).map(({ method: name }) => ({ name, label: t(`method.${name}.name`) }));
  return (
    <Tabs label={t('methods')} tabs={tabs} chosen={shown.method} choose={pickMethod} panel="deposit-panel" className="deposit-panel">
      {news.value.map((one) => (
        <News key={one.id} charge={one} />
      ))}
      {!found && <AmountForm key={shown.method} method={shown} form={form} charging={charging} />}
      {found?.status === 'waiting' && <Lazy key={found.id} of={waitingCharge} props={{ charge: found, isNew: wasForm.current }} fallback={<Skeleton of={['card', 'short', 'field', 'button', 'square']} />} />}
      {found && found.status !== 'waiting' && <Outcome charge={found} />}
    </Tabs>
  );
}
