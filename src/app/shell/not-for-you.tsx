import { useTranslation } from 'react-i18next';
import { errors } from '../../contract/errors.ts';
import { isTrial } from '../../contract/members.ts';
import { paths } from '../paths.ts';
import { session } from '../state/session.ts';
import { Designed } from './designed.tsx';
import { locked } from './drawings.ts';

/** What a member sees in place of a page that is not for their type (A §6). */
export function NotForYou() {
  const { t } = useTranslation('later');
  const trial = isTrial(session.value?.type ?? 0);
  return (
    <Designed
      picture={locked}
      title={t(trial ? 'list:trial.title' : 'notForYou.title')}
      text={t(`error.${trial ? errors.trialRefused : errors.noPermission}`)}
      action={{ label: t('notForYou.home'), href: paths.home }}
    />
  );
}
