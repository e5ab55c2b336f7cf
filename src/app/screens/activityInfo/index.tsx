import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityInfo as Activity } from '../../../contract/endpoints/promotions.ts';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { PlatformText, richText } from '../../ui/rich-text/platform-text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { WhenVisible } from '../../ui/when-visible/when-visible.tsx';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { paths } from '../../paths.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { compass, StatusView } from '../../ui/status-view/status-view.tsx';
import { Async } from '../../ui/async/async.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { application, info, refusalCode, showActivity } from './info.ts';
import '../../ui/skeleton/skeleton.css';
import './activity-info.css';

/** Lazy: the view of a break adds 2.6 KB, and the platform seldom refuses to show an activity. */
const refused = lazy(() => import('../../features/responsible-play/break/error-view.tsx').then(({ UnlessOnBreak }) => ({ default: UnlessOnBreak })));

/** One activity (M13): its description, its terms, and the member's application. */
export default function ActivityInfo() {
  const { t } = useTranslation('activityInfo');
  const { query } = usePageAddress();
  const id = hydrated.value ? (query.id ?? '') : '';
  useEffect(() => {
    if (!hydrated.peek()) return undefined;
    showActivity(id);
    return reloadOnLanguage(info.load);
  }, [id, hydrated.value]);
  const known = info.value.value;
  const details = (
    <Async tellsOld resource={info} waiting={waiting}>
      {(found) => <Details activity={found} />}
    </Async>
  );
  return (
    <Screen name="activityInfo" title={known?.title ?? t('activityInfo:title')}>
      {refusalCode.value === 'promotion.missing' ? (
        <StatusView picture={compass} title={t('missing.title')} text={t('missing.text')} action={{ label: t('missing.action'), href: paths.activity }} />
      ) : refusalCode.value ? (
        <Lazy of={refused} props={{ failure: info.failure.value, children: details }} fallback={waiting} />
      ) : (
        details
      )}
    </Screen>
  );
}

/** Lazy: it is below the terms, and few activities take applications. */
const applicationForm = lazy(() => import('./application.tsx'));

function Details({ activity }: { activity: Activity }) {
  const { t } = useTranslation('activityInfo');
  const { title, summary, url, startsAt, endsAt, terms, takesApplications } = activity;
  const form = useRef<HTMLDivElement>(null);
  const canApply = takesApplications && !application.value.value?.application;
  const [from, until] = [startsAt, endsAt].map((time) => time && recentDayText(time, serverNow()));
  return (
    <div className="page-column">
      <div className="activity-info-picture">
        <Picture className="cover" of={url} at="activity" first />
      </div>
      <h2 className="activity-info-title">{title}</h2>
      <p className="quiet activity-info-summary">{summary}</p>
      <p className="hint activity-info-period numbers">{until ? t('period', { from, until }) : t('since', { from })}</p>
      {canApply && (
        <button type="button" className="button button-accent button-wide" onClick={() => form.current!.scrollIntoView({ block: 'center' })}>
          {t('apply.title')}
        </button>
      )}
      <section className="card padded activity-info-card">
        <h3 className="activity-info-heading">{t('terms')}</h3>
        <PlatformText html={terms} />
      </section>
      {/* Not before the terms have rendered: their height decides whether it is in view. */}
      {takesApplications && (
        <div ref={form}>
          {(richText.value.value || richText.error.value !== undefined) && (
            <WhenVisible place={<div className="card padded activity-info-card activity-info-place" />}>{() => <Lazy of={applicationForm} fallback={<div className="card padded activity-info-card activity-info-place" />} />}</WhenVisible>
          )}
        </div>
      )}
    </div>
  );
}

const waiting = (
  <div className="page-column skeleton" aria-hidden="true">
    <div className="activity-info-picture skeleton-block" />
    <span className="activity-info-title skeleton-line" />
    <span className="skeleton-line" />
    <span className="skeleton-line skeleton-short" />
  </div>
);
