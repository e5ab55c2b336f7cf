import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { channels, linkCipher, supportHours } from '../../features/merchant/support.ts';
import { settingsFailure } from '../../features/merchant/merchant.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import './service.css';

/** What waits for the cipher of the channels' links, which is larger, loads beside it. */
const help = lazy(() => import('./help.tsx'));

const waiting = (
  <ul className="skeleton" aria-busy="true">
    <li className="card row service-channel" />
  </ul>
);

/** Customer service: its hours, every way to reach the merchant, and common questions. */
export default function Service() {
  const { t } = useTranslation('service');
  useEffect(() => keepLoading(linkCipher), []);
  const hours = supportHours();
  const known = (channels.value ?? linkCipher.error.value) !== undefined || settingsFailure() !== undefined;
  return (
    <Screen name="service" title={t('service:title')}>
      <div className="page-column">
        <h2 className="service-heading">{t('heading')}</h2>
        <p className="quiet service-purpose">{t('purpose')}</p>
        <p className="hint service-hours">{hydrated.value && hours && t(hours.key, hours)}</p>
        {/* How many channels there are is not known before: the questions below them would be pushed down. */}
        <Lazy of={help} ready={known} fallback={waiting} />
      </div>
    </Screen>
  );
}
