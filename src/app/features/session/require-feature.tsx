import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { refreshSettings, settings, settingsFailure } from '../merchant/merchant.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { locked } from '../../ui/status-view/drawings.ts';
import { ErrorView } from './error-view.tsx';
import { onTrial, TrialRefused } from './trial-refused.tsx';
import '../../ui/async/async-list.css';

interface OfferedProps {
  /** whether the merchant has this page, as far as its settings are known */
  offered: boolean;
  children: () => ReactNode;
}

/** A page that a merchant can turn off, for real accounts only (A §6): else it says so, and asks the platform nothing. */
export function RequireFeature({ offered, children }: OfferedProps) {
  const { t } = useTranslation('states');
  if (onTrial()) return <TrialRefused />;
  if (offered) return <>{children()}</>;
  if (settings.value) {
    return <StatusView picture={locked} title={t('record.off.title')} text={t('record.off.text')} action={{ label: t('trial.home'), href: paths.home }} />;
  }
  if (settingsFailure.value !== undefined) return <ErrorView failure={settingsFailure.value} retry={() => void refreshSettings()} />;
  return (
    <p className="quiet async-list-more" role="status">
      {t('shell:loading')}
    </p>
  );
}
