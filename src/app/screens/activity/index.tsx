import { useEffect, useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { availablePromotions } from '../../../contract/endpoints/promotions.ts';
import type { Activity } from '../../../contract/endpoints/promotions.ts';
import { language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { onBreak } from '../../features/responsible-play/on-break.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { resource } from '../../gateway/resource.ts';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { ActivityCard } from './card.tsx';
import '../../ui/skeleton/skeleton.css';
import './activity.css';

const activities = resource(availablePromotions, () => ({ language: language.peek() }));

// They differ from person to person: none for a member on a break.
onSessionEnd(activities.clear);
onBreak(activities.clear);

/** The activities that run now (M13). */
export default function Activities() {
  const { t } = useTranslation('activity');
  useEffect(() => reloadOnLanguage(activities.load), []);
  const none = useMemo(
    () => <StatusView picture={emptyBox} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.home }} />,
    [t],
  );
  return (
    <Screen name="activity" title={t('activity:title')}>
      <AsyncList list={activities} waiting={<Waiting />} empty={none}>
        {(found) => (
          <Cards t={t} activities={found} />
        )}
      </AsyncList>
    </Screen>
  );
}

/** A platform may have hundreds: they come some at a time. */
function Cards({ t, activities: found }: { t: TFunction; activities: readonly Activity[] }) {
  const drawn = useProgressiveCount(found.length, 6);
  return (
    <ul className="page-column">
      {found.slice(0, drawn).map((activity, index) => (
        <ActivityCard key={activity.id} t={t} activity={activity} isFirst={index < 2} />
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <ul className="page-column skeleton" aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <li key={place} className="card activity">
          <div className="activity-picture skeleton-block" />
          <div className="activity-words">
            <span className="skeleton-line" />
            <span className="skeleton-line skeleton-short" />
          </div>
        </li>
      ))}
    </ul>
  );
}
