// @chunk access
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { locked } from './locked.ts';
import { onTrial, TrialRefused } from './trial-refused.tsx';

/** Tells a member that a page is not for their type of account (A §6). */
export function Forbidden() {
  const { t } = useTranslation('common');
  if (onTrial()) return <TrialRefused />;
  return <StatusView picture={locked} title={t('notForYou.title')} text={t('error.permission.denied')} action={{ label: t('states:trial.home'), href: paths.home }} />;
}
