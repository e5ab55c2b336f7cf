import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { computed, useComputed, type ReadonlySignal } from '@preact/signals-react';
import { amountRule } from '../../../contract/amount.ts';
import { requestWithdrawal } from '../../../contract/endpoints/cashier.ts';
import { secretRule } from '../../../contract/registration.ts';
import { isRefused, sentenceKey } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { createIdempotentCall } from '../../gateway/money/idempotent-call.ts';
import { typedAmount, fillAmount, useHeldAmount } from '../../features/amount/amount.ts';
import { wallet, amountText, balanceState, balanceText } from '../../features/wallet/wallet.ts';
import { refuse, setText } from '../../ui/form/field.ts';
import { useForm, type Form } from '../../ui/form/form.ts';
import { durations, toast } from '../../ui/messages/messages.ts';
import { paths, withQuery } from '../../paths.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { pageData } from '../../device/page-data.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { isOffline, openText, UnderWay } from '../../features/payments/under-way.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Live } from '../../ui/live/live.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { destination, load, pickDestination, trackedWithdrawals, offer, terms, maximum, showTimelines } from './withdraw.ts';

const rules = { amount: amountRule, password: { ...secretRule, name: 'withdrawalPassword' } };

/** The logic of the form; `done` is called when the platform has accepted a withdrawal. */
function createWithdrawing({ fields, failure, submit }: Form<keyof typeof rules>, done: () => void) {
  const money = createIdempotentCall(requestWithdrawal, { secret: 'paymentPassword' });
  const before = money.held.peek();
  if (before) pickDestination(before.destinationId);
  /** the typed amount, minor units; undefined: no amount */
  const typed = computed(() => typedAmount(fields.amount.value.value));
  fields.amount.also = () => {
    // A withdrawal in progress may have used up the balance: its amount is not checked.
    if (money.unknown.peek()) return undefined;
    const value = typed.peek();
    const { least, most } = terms.peek();
    if (value === undefined) return 'amount.unreadable';
    if (value < least) return 'withdraw:fault.less';
    if (value > most) return 'withdraw:fault.more';
    return value > (wallet.value.peek()?.sumBalance ?? value) ? 'common:error.wallet.low' : undefined;
  };

  async function send(password: string): Promise<void> {
    try {
      const taken = await money.send({ destinationId: destination.peek()!.id, amount: typed.peek()!, paymentPassword: password });
      trackedWithdrawals.value = [taken, ...trackedWithdrawals.peek().filter(({ id }) => id !== taken.id)];
      clear();
      done();
    } catch (error) {
      if (!isRefused(error, 'payment.password.wrong')) throw error;
      setText(fields.password, '');
      refuse(fields.password, sentenceKey(error));
    } finally {
      // Balance, today's limit, and destinations may have changed.
      if (!money.unknown.peek()) void Promise.all([offer.load(), wallet.load()]);
    }
  }

  function clear(): void {
    setText(fields.amount, '');
    setText(fields.password, '');
  }

  /** Called with the outcome of a request from here or from an earlier visit. */
  function onFate(fate: 'done' | 'lost'): void {
    failure.value = undefined;
    void load();
    if (fate === 'lost') return void toast(i18n.t('withdraw:lost'), durations.long);
    clear();
    done();
  }

  return {
    money,
    typed,
    onFate,
    send: () => submit(({ password }) => send(password)),
  };
}

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

/** The form of a withdrawal: destination, amount and payment password. */
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
        {/* The balance is wider than its placeholder: the key makes it a new element, which is no layout shift. */}
        <span>{t('balance')}</span> <strong key={balanceState.value} className={balanceText.value.length > 13 ? 'withdraw-long numbers' : 'numbers'}><Balance /></strong>
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
          <button type="button" className="field-all" disabled={unknown.value || !isKnown} onClick={() => fillAmount(amount, maximum.peek())}>
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
      <FormButton busy={form.busy} label={unknown.value && !isOffline(form.failure.value) ? t('again') : t('send')} working={t('sending')} />
      <p className="hint withdraw-note">{t('own')}</p>
    </FormFrame>
  );
}
