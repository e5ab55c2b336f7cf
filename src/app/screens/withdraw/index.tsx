import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../shell/failed.tsx';
import { Screen } from '../../shell/screen.tsx';
import { Timeline } from './timeline.tsx';
import { Setup } from './setup.tsx';
import { followed, load, offer } from './withdraw.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import './withdraw.css';

function Cashier() {
  const { t } = useTranslation('withdraw');
  const known = offer.value.value;
  if (!known && offer.failure.value !== undefined) return <Failed failure={offer.failure.value} retry={() => void load()} />;
  if (!known) {
    return (
      <div className="skeleton" aria-busy="true">
        <p className="unseen" role="status">
          {t('shell:loading')}
        </p>
        <div className="skeleton-block withdraw-place" />
        <div className="skeleton-block withdraw-place withdraw-place-large" />
      </div>
    );
  }
  const ready = known.hasPaymentPassword && known.destinations.length > 0;
  return (
    <>
      {followed.value.map((withdrawal) => (
        <Timeline key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      {ready ? <WithdrawForm /> : <Setup hasPassword={known.hasPaymentPassword} hasDestination={known.destinations.length > 0} />}
    </>
  );
}

/** Money out (M10). */
export default function Withdraw() {
  const { t } = useTranslation('withdraw');
  useEffect(() => void load(), []);
  return (
    <Screen name="withdraw" title={t('withdraw:title')}>
      <div className="withdraw">
        <Cashier />
      </div>
    </Screen>
  );
}
