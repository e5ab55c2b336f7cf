import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { confirmSignOut } from './confirm-sign-out.ts';
import { onTrial, TrialRefused } from './trial-refused.tsx';

/** What only a real account sees: a trial member is told to log in with one (A §6: free_reject). The platform refuses them too. */
export function RequireRealAccount({ children }: { children: () => ReactNode }) {
  const { t } = useTranslation('states');
  if (!onTrial()) return <>{children()}</>;
  return <TrialRefused action={{ label: t('trial.login'), run: () => void confirmSignOut(paths.login) }} />;
}
