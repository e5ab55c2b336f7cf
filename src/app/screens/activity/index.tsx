import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { availablePromotions, type Activity } from '../../../contract/endpoints/promotions.ts';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { paths, withQuery } from '../../paths.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { language, reloadOnLanguage } from '../../i18n/language.ts';
import { onBreak } from '../../features/responsible-play/set-break.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { present, StatusView } from '../../ui/status-view/status-view.tsx';
import { chevron, Icon } from '../../ui/icon/icon.tsx';
import { AsyncList } from '../../ui/async/async.tsx';
import { Places } from '../../ui/async/places.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { resource } from '../../gateway/resource.ts';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import './activity.css';

const activities = resource(availablePromotions, () => ({ language: language.peek() }));

// They differ from person to person: none for a member on a break.
onSessionEnd(activities.clear);
onBreak(activities.clear);

/** The activities that run now (M13). */
export default function Activities() {
  const { t } = useTranslation('activity');
  useEffect(() => reloadOnLanguage(activities.load), []);
  const none = <StatusView picture={present} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.home }} />;
  return (
    <Screen name="activity">
      <AsyncList list={activities} waiting={waiting} empty={none}>
        {(found) => <Cards t={t} activities={found} />}
      </AsyncList>
    </Screen>
  );
}

const waiting = (
  <Places count={3} className="page-column" item="card activity">
    <div className="activity-picture skeleton-block" />
    <div className="activity-words">
      <span className="skeleton-line" />
      <span className="skeleton-line skeleton-short" />
    </div>
  </Places>
);

/** Rendered six at a time: a platform may have hundreds. */
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

function ActivityCard({ t, activity, isFirst }: { t: TFunction; activity: Activity; isFirst: boolean }) {
  const { id, title, summary, url, endsAt, application } = activity;
  return (
    <li className="card activity">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the words in it name it, deeper than the linter looks */}
      <a className="activity-way" href={withQuery(paths.activityInfo, { id })}>
        <div className="activity-picture">
          <Picture of={url} at="activity" first={isFirst} />
        </div>
        <div className="activity-words">
          <div className="row activity-head">
            <h2 className="fill">{title}</h2>
            <Icon shape={chevron} size={20} />
          </div>
          <p className="quiet activity-summary">{summary}</p>
          {/* The member sees where they have applied, and does not apply twice. */}
          {application && <p className={`badge activity-application activity-application-${application}`}>{t(`application.${application === 'unknown' ? 'waiting' : application}`)}</p>}
          <p className="hint activity-until">{endsAt === undefined ? t('open') : t('until', { date: recentDayText(endsAt, serverNow()) })}</p>
        </div>
      </a>
    </li>
  );
}
