import { useTranslation } from 'react-i18next';
import type { Application as Sent } from '../../../contract/endpoints/promotions.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { application } from './info.ts';

/** The state of the member's application. */
export function Status({ sent }: { sent: Sent }) {
  const { t } = useTranslation('activityInfo');
  const { remark, pictures, sentAt, bonus = 0 } = sent;
  // A state that this phone does not know yet is one under review.
  const state = sent.state === 'unknown' ? 'waiting' : sent.state;
  const date = shortMomentText(sentAt);
  return (
    <section className="card padded activity-info-card" aria-label={t('application.title')}>
      <div className="row spread application-head">
        <h3 className="activity-info-heading">{t('application.title')}</h3>
        <span className={`badge application-${state}`}>{t(`application.${state}`)}</span>
      </div>
      <p role="status">{t(`application.${state}Text`, { date, bonus: amountText(bonus) })}</p>
      <blockquote className="application-remark">{remark}</blockquote>
      {pictures > 0 && <p className="hint application-quiet">{t('application.pictures', { count: pictures })}</p>}
      {state === 'waiting' && (
        <button type="button" className="text-button application-again" onClick={() => void application.load()}>
          {t('application.refresh')}
        </button>
      )}
    </section>
  );
}
