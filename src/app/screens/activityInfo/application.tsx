import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application as Sent } from '../../../contract/endpoints/promotions.ts';
import { isTrial } from '../../../contract/members.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { confirmLogin } from '../../features/session/log-in-out.ts';
import { Async } from '../../ui/async/async.tsx';
import { session } from '../../features/session/session.ts';
import { application, shownId } from './info.ts';
import { ApplyForm } from './apply-form.tsx';
import './application.css';

/** The application for an activity: the form, or the state of the member's own. */
export default function Application() {
  const { t } = useTranslation('activityInfo');
  const known = session.value;
  if (!known) {
    return (
      <button type="button" className="button button-accent button-wide" onClick={() => void confirmLogin(location.pathname + location.search)}>
        {t('apply.enter')}
      </button>
    );
  }
  if (isTrial(known.type)) return <p className="card padded activity-info-card">{t('common:error.permission.trial')}</p>;
  return <Own />;
}

function Own() {
  const id = shownId.value;
  useEffect(() => void application.load(), [id]);
  /** the activity whose form was shown */
  const wasForm = useRef('');
  return (
    <Async tellsOld resource={application} waiting={<div className="card padded activity-info-card activity-info-place skeleton" />}>
      {({ application: sent }) => {
        if (!sent) wasForm.current = id;
        return sent ? <Status sent={sent} isNew={wasForm.current === id} /> : <ApplyForm key={id} id={id} />;
      }}
    </Async>
  );
}

/** The state of the member's application. `isNew`: it has just taken the place of the form, and of the focus in it. */
function Status({ sent, isNew }: { sent: Sent; isNew: boolean }) {
  const { t } = useTranslation('activityInfo');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) section.current!.focus({ preventScroll: true });
  }, []);
  const { remark, pictures, sentAt, bonus = 0 } = sent;
  // A state that this phone does not know yet is one under review.
  const state = sent.state === 'unknown' ? 'waiting' : sent.state;
  const date = shortMomentText(sentAt);
  return (
    <section ref={section} tabIndex={-1} className="card padded activity-info-card" aria-labelledby="application-title" aria-describedby="application-state">
      <div className="row spread application-head">
        <h3 id="application-title" className="activity-info-heading">{t('application.title')}</h3>
        <span className={`badge application-${state}`}>{t(`application.${state}`)}</span>
      </div>
      <p id="application-state" role="status">{t(`application.${state}Text`, { date, bonus: amountText(bonus) })}</p>
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
