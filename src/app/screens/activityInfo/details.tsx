import { useTranslation } from 'react-i18next';
import type { ActivityInfo } from '../../../contract/endpoints/promotions.ts';
import { dateText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { PlatformText, richText } from '../../ui/rich-text/platform-text.tsx';
import { pictureUrl } from '../../features/merchant/merchant.ts';
import { WhenVisible } from '../../ui/when-visible/when-visible.tsx';

/** It stands below the terms, and few activities take applications. */
const application = lazy(() => import('./application.tsx'));

export function Details({ info }: { info: ActivityInfo }) {
  const { t } = useTranslation('activityInfo');
  const { title, summary, url, startsAt, endsAt, terms, takesApplications } = info;
  const [from, until] = [startsAt, endsAt].map((time) => time && dateText(time, language.value));
  return (
    <div className="activity-info">
      <div className="activity-info-picture">
        <img className="cover" src={pictureUrl(url)} alt="" width="600" height="300" />
      </div>
      <h2 className="activity-info-title">{title}</h2>
      <p className="quiet activity-info-summary">{summary}</p>
      <p className="activity-info-period">{until ? t('period', { from, until }) : t('since', { from })}</p>
      <section className="activity-info-card">
        <h3 className="activity-info-heading">{t('terms')}</h3>
        <PlatformText html={terms} />
      </section>
      {/* Not before the terms, which say how far down it stands. */}
      {takesApplications && (richText.value.value || richText.error.value !== undefined) && <WhenVisible place={<div className="activity-info-card activity-info-place" />}>{() => <Lazy of={application} fallback={<div className="activity-info-card activity-info-place" />} />}</WhenVisible>}
    </div>
  );
}
