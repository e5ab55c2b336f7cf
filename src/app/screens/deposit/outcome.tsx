import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../../contract/endpoints/cashier.ts';
import { paths } from '../../paths.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { hourglass, StatusView } from '../../ui/status-view/status-view.tsx';
import { amountText, balanceHidden, wallet } from '../../features/wallet/wallet.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { isOffered } from '../../features/merchant/offered.ts';
import { check, Icon } from '../../ui/icon/icon.tsx';
import { poll } from '../../gateway/poll.ts';
import { setAside, refresh } from './deposit.ts';
import { remember } from './remembered.ts';

const rollingSum = lazy(() => import('../../features/wallet/rolling-sum.tsx'));

/** How the shown charge ended: paid, expired, refunded, or unknown. */
export function Outcome({ charge }: { charge: Deposit }) {
  const { t } = useTranslation('deposit');
  const root = useRef<HTMLDivElement>(null);
  // It replaces the charge: the focus makes a screen reader read it from its top.
  useEffect(() => {
    const heading = root.current!.querySelector('h2')!;
    heading.tabIndex = -1;
    heading.focus();
  }, [charge.id]);
  const isPaid = charge.status === 'paid';
  // A payment that arrives after the charge has expired is credited too.
  useEffect(() => (isPaid ? undefined : poll(() => refresh(charge))), [charge, isPaid]);
  useEffect(() => remember(charge, true), [charge]);
  const wentBack = charge.returned ? t('returned.text', { amount: amountText(charge.returned) }) : undefined;
  if (!isPaid) {
    const ended = charge.status === 'unknown' ? 'unknownState' : 'expired';
    return (
      <div ref={root}>
        <StatusView picture={hourglass} title={t(wentBack ? 'returned.title' : `${ended}.title`)} text={wentBack ?? t(`${ended}.text`)} action={{ label: t('expired.again'), run: () => setAside(charge) }} />
        <a className="button button-wide" href={paths.service}>
          {t('expired.service')}
        </a>
      </div>
    );
  }
  return (
    <div ref={root} className="deposit-paid">
      <span className="row deposit-paid-mark">
        <Icon shape={check} size={40} />
      </span>
      <h2 className="large">{t('paid.title')}</h2>
      <p className="deposit-paid-amount numbers">{amountText(charge.amount - charge.fee)}</p>
      {/* No live region: its digits roll, and the heading above has just been read. */}
      <p className="quiet deposit-paid-balance digits-in-line numbers">
        {t('paid.balance')} <NewBalance />
      </p>
      {wentBack && <p className="hint deposit-paid-balance">{wentBack}</p>}
      <a className="button button-accent button-wide" href={paths.home}>
        {t('paid.play')}
      </a>
      {isOffered(paths.depositRecord) && (
        <a className="button button-wide" href={paths.depositRecord}>
          {t('paid.record')}
        </a>
      )}
      <button type="button" className="button button-wide" onClick={() => setAside(charge)}>
        {t('paid.another')}
      </button>
    </div>
  );
}

function NewBalance() {
  // The balance before the payment: the new one is requested at that moment.
  const before = useRef(wallet.value.peek()?.sumBalance);
  // Not `<Lazy>`, which would replace the balance by a retry: without the code it just does not roll.
  useEffect(() => void rollingSum.load().catch(() => {}), []);
  const Rolling = rollingSum.value.value?.default;
  const now = wallet.value.value;
  if (!Rolling || !now || before.current === undefined || balanceHidden.value) return <Balance />;
  return <Rolling sum={now.sumBalance} from={before.current} />;
}

/** How a charge ended unseen, above its method's present content. Shown once. */
export function News({ charge }: { charge: Deposit }) {
  const { t } = useTranslation('deposit');
  useEffect(() => remember(charge, true), [charge]);
  return (
    <p className="card padded deposit-news" role="status">
      {charge.status === 'paid' || !charge.returned ? t(`news.${charge.status}`, { amount: amountText(charge.amount), defaultValue: '' }) : ''}{' '}
      {charge.returned ? t('returned.text', { amount: amountText(charge.returned) }) : ''}
    </p>
  );
}
