// @chunk access
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { settings } from '../merchant/merchant.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { locked } from './locked.ts';
import { onTrial, TrialRefused } from './trial-refused.tsx';

interface RequireFeatureProps {
  /** whether the merchant has this page, as far as its settings are known */
  offered: boolean;
  children: () => ReactNode;
}

/**
 * A page that a merchant can turn off, for real accounts only (A §6): else it says so. Until the settings are known it is
 * shown: its places are in the prerendered HTML, and the platform refuses the calls of a page that is off.
 */
export function RequireFeature({ offered, children }: RequireFeatureProps) {
  const { t } = useTranslation('states');
  if (onTrial()) return <TrialRefused />;
  if (offered || !settings.value) return <>{children()}</>;
  return <StatusView picture={locked} title={t('record.off.title')} text={t('record.off.text')} action={{ label: t('trial.home'), href: paths.home }} />;
}
