import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../../features/session/error-view.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Setup } from './setup.tsx';
import { Timeline } from './timeline.tsx';
import { trackedWithdrawal, load, offer } from './withdraw.ts';
import './withdraw.css';

// Comes while the platform is being asked.
const form = lazy(() => import('./withdraw-form.tsx'));

function Cashier() {
  const known = offer.value.value;
  if (!known && offer.failure.value !== undefined) return <ErrorView failure={offer.failure.value} retry={() => void load()} />;
  const hasDestination = known !== undefined && known.destinations.length > 0;
  return (
    <>
      {trackedWithdrawal.value.map((withdrawal) => (
        <Timeline key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      {known && !(known.hasPaymentPassword && hasDestination) ? (
        <Setup hasPassword={known.hasPaymentPassword} hasDestination={hasDestination} />
      ) : (
        <Lazy of={form} ready={known !== undefined} fallback={<Waiting />} />
      )}
    </>
  );
}

/** The note of the form is the largest text of the page: it waits for no answer. */
function Waiting() {
  const { t } = useTranslation('withdraw');
  return (
    <>
      <Skeleton />
      <p className="hint">{t('own')}</p>
    </>
  );
}

/** Money out (M10). */
export default function Withdraw() {
  const { t } = useTranslation('withdraw');
  useEffect(() => void load(), []);
  return (
    <Screen name="withdraw" title={t('withdraw:title')}>
      <div className="page-column withdraw">
        <Cashier />
      </div>
    </Screen>
  );
}
