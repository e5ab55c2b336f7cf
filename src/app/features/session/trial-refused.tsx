// @chunk access
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../../contract/members.ts';
import { paths } from '../../paths.ts';
import { session } from './session.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { toastLoadFailed } from '../../ui/messages/toast-load-failed.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { locked } from './locked.ts';

/** Whether the member plays on a trial account. */
export const onTrial = (): boolean => isTrial(session.value?.type ?? -1);

const confirmation = lazy(() => import('./confirm-sign-out.ts'));

/** Signs the trial account out. Loads with the tap: every page for real accounts would carry it. */
function toLogin(): void {
  confirmation.load().then(
    ({ confirmSignOut }) => confirmSignOut(paths.login),
    () => toastLoadFailed(toLogin),
  );
}

/** Tells a trial member that a page is for real accounts (A §6: free_reject), with a button to log in with one. */
export function TrialRefused() {
  const { t } = useTranslation('states');
  return (
    <StatusView
      picture={locked}
      title={t('trial.title')}
      text={t('common:error.permission.trial')}
      action={{ label: t('trial.login'), run: toLogin }}
    />
  );
}
