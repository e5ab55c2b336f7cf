import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../../contract/members.ts';
import { confirmLogin } from '../../features/session/confirm-login.ts';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { session } from '../../features/session/session.ts';
import { ApplyForm } from './apply-form.tsx';
import { application, applications, shownId } from './info.ts';
import { Status } from './status.tsx';
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
  return (
    <AsyncList list={{ ...application, value: applications }} waiting={<div className="card padded activity-info-card activity-info-place skeleton" />} empty={null}>
      {([found]) => (found!.application ? <Status sent={found!.application} /> : <ApplyForm key={id} id={id} />)}
    </AsyncList>
  );
}
