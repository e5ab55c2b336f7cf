import { useEffect, useRef, useState } from 'react';
import { computed } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../../contract/endpoints/cashier.ts';
import { LazyQrCode } from '../../ui/qr-code/lazy-qr-code.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import { poll } from '../../gateway/poll.ts';
import { confirm, toastTrouble } from '../../ui/messages/messages.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { leftUntil, onPhone } from '../../ui/countdown/follow-seconds.ts';
import { cancelCharge, refresh } from './deposit.ts';

interface ChargeProps {
  charge: Deposit;
  /** it has just replaced the form, and takes over its focus */
  isNew: boolean;
}

/** A charge that waits for payment: its payment code, the time left, and whether it was paid. */
export default function Charge({ charge, isNew }: ChargeProps) {
  const { t } = useTranslation('deposit');
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader reads it from its top. Not after a change of the method's tab, which keeps the focus.
  useEffect(() => {
    if (isNew && !document.activeElement?.matches('[role=tab]')) heading.current!.focus();
  }, [charge.id]);
  const [end] = useState(() => onPhone(charge.expiresAt));
  useEffect(() => poll(() => refresh(charge)), [charge.id]);
  // Asks for the state as soon as the charge expires.
  useEffect(() => computed(() => leftUntil(end.value) === 0).subscribe((over) => void (over && refresh(charge).catch(() => {}))), [end]);
  const toCopy = { done: t('copied'), selected: t('selected') };
  const leave = async () => {
    if (!(await confirm({ title: t('giveUp.title'), text: t(`giveUp.${charge.method}`, { defaultValue: t('giveUp.text') }), confirm: t('giveUp.confirm'), cancel: t('giveUp.cancel') }))) return;
    cancelCharge(charge).catch((error: unknown) => void toastTrouble(error));
  };
  return (
    <section aria-labelledby="charge-title">
      <div className="card padded deposit-charge">
        <h2 ref={heading} tabIndex={-1} id="charge-title" className="quiet deposit-charge-title">
          {t('waiting')}
        </h2>
        <p className="deposit-charge-amount numbers">{amountText(charge.amount)}</p>
        <p className="quiet deposit-charge-time">
          {t('left')} <Countdown end={end} />
        </p>
      </div>
      {charge.brCode && (
        <>
          <CopyField id="deposit-code" label={t('code')} value={charge.brCode} button={t('copy')} {...toCopy} />
          <ol className="deposit-steps">
            <li>{t('steps.open')}</li>
            <li>{t('steps.paste')}</li>
            <li>{t('steps.back')}</li>
          </ol>
          <div className="card padded deposit-qr">
            <h3 className="quiet deposit-qr-title">{t('qr.title')}</h3>
            <div className="deposit-qr-place"><LazyQrCode text={charge.brCode} label={t('qr.label')} /></div>
          </div>
        </>
      )}
      {charge.account && (
        <>
          <div className="card padded">
            {(['bank', 'branch', 'number', 'holder', 'document', 'note'] as const).map((name) => (
              <CopyField key={name} id={`deposit-${name}`} label={t(`account.${name}`)} value={charge.account![name]} buttonLabel={t('copyOne', { name: t(`account.${name}`) })} {...toCopy} />
            ))}
          </div>
          <p className="deposit-note">{t('account.hint')}</p>
        </>
      )}
      <button type="button" className="button button-wide" onClick={() => void leave()}>
        {t('giveUp.open')}
      </button>
    </section>
  );
}
