import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '../../features/responsible-play/break/error-view.tsx';
import { onReturn } from '../../device/on-return.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { loadFailure, load, isLoaded, loadWaiting, ready } from './deposit.ts';
import './deposit.css';

// Loads while the platform is asked.
const cashier = lazy(() => import('./cashier.tsx'));

/** Money in (M10). */
export default function Deposit() {
  useEffect(() => {
    void load();
    return onReturn(() => {
      if (isLoaded.peek()) void loadWaiting();
    });
  }, []);
  return (
    <Screen name="deposit">
      <div className="page-column">
        {loadFailure.value !== undefined && <ErrorView failure={loadFailure.value} retry={() => void load()} />}
        {loadFailure.value === undefined && <Lazy of={cashier} ready={ready.value} fallback={<Waiting />} />}
      </div>
    </Screen>
  );
}

/** The placeholder has the form's note, the largest text of the page, so that the largest paint waits for no answer; at the form's place, as Chromium would count it again elsewhere. */
function Waiting() {
  const { t } = useTranslation('deposit');
  return (
    <div className="deposit-waiting">
      <Skeleton of={['tabs', 'short', 'field', 'thirds', 'thirds', 'button']} />
      <p className="deposit-note">{t('own')}</p>
    </div>
  );
}
