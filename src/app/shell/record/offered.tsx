import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../../contract/members.ts';
import { paths } from '../../paths.ts';
import { refreshSettings, settings, settingsFailure } from '../../state/merchant.ts';
import { session } from '../../state/session.ts';
import { Designed } from '../designed.tsx';
import { locked } from '../drawings.ts';
import { Failed } from '../failed.tsx';
import '../listed.css';

interface OfferedProps {
  /** whether the merchant has this page, as far as its settings are known */
  offered: boolean;
  children: () => ReactNode;
}

/** A page that a merchant can turn off, for real accounts only (A §6): else it says so, and asks the platform nothing. */
export function Offered({ offered, children }: OfferedProps) {
  const { t } = useTranslation('list');
  const trial = isTrial(session.value?.type ?? -1);
  if (!trial && offered) return <>{children()}</>;
  if (!trial && !settings.value) {
    if (settingsFailure.value !== undefined) return <Failed failure={settingsFailure.value} retry={() => void refreshSettings()} />;
    return (
      <p className="listed-more" role="status">
        {t('shell:loading')}
      </p>
    );
  }
  return (
    <Designed
      picture={locked}
      title={t(trial ? 'trial.title' : 'record.off.title')}
      text={t(trial ? 'later:error.permission.trial' : 'record.off.text')}
      action={{ label: t('trial.home'), href: paths.home }}
    />
  );
}
