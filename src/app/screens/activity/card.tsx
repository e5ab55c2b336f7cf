import type { TFunction } from 'i18next';
import type { Activity } from '../../../contract/endpoints/promotions.ts';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { paths, withQuery } from '../../paths.ts';
import { Picture } from '../../ui/picture/picture.tsx';

/** An activity: its picture, title, summary and end. */
export function ActivityCard({ t, activity, isFirst }: { t: TFunction; activity: Activity; isFirst: boolean }) {
  const { id, title, summary, url, endsAt } = activity;
  return (
    <li className="card activity">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the words in it name it, deeper than the linter looks */}
      <a className="activity-way" href={withQuery(paths.activityInfo, { id })}>
        <div className="activity-picture">
          <Picture of={url} at="activity" first={isFirst} />
        </div>
        <div className="activity-words">
          <h2>{title}</h2>
          <p className="quiet activity-summary">{summary}</p>
          <p className="hint activity-until">{endsAt === undefined ? t('open') : t('until', { date: recentDayText(endsAt, serverNow()) })}</p>
        </div>
      </a>
    </li>
  );
}
