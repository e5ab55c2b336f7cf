import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../contract/members.ts';
import { paths } from '../paths.ts';
import { session } from '../state/session.ts';
import { Designed } from './designed.tsx';
import { emptyBox } from './drawings.ts';
import { confirmSignOut } from './sign-out.ts';

/** What only a real account sees: a trial member is told to log in with one (A §6: free_reject). The platform refuses them too. */
export function RealAccounts({ children }: { children: () => ReactNode }) {
  const { t } = useTranslation('later');
  if (!isTrial(session.value?.type ?? -1)) return <>{children()}</>;
  return (
    <Designed
      picture={emptyBox}
      title={t('trial.title')}
      text={t('error.permission.trial')}
      action={{ label: t('trial.action'), run: () => void confirmSignOut(paths.login) }}
    />
  );
}
