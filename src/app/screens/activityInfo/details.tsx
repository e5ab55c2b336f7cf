import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityInfo as Activity } from '../../../contract/endpoints/promotions.ts';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { PlatformText, richText } from '../../ui/rich-text/platform-text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { application } from './info.ts';
import { WhenVisible } from '../../ui/when-visible/when-visible.tsx';

/** It stands below the terms, and few activities take applications. */
const applicationForm = lazy(() => import('./application.tsx'));

export function Details({ activity }: { activity: Activity }) {
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
      {/* Not before the terms, which say how far down it stands. */}
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
