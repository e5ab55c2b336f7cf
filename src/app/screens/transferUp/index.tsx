import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../../contract/members.ts';
import { useLocation } from '../../runtime/router/index.ts';
import { Forbidden } from '../../features/session/forbidden.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { session } from '../../features/session/session.ts';
import { History } from './history.tsx';
import { createTransfers } from './state.ts';
import './transfer.css';

// While the platform is asked who receives.
const form = lazy(() => import('./transfer-form.tsx'));

/** Money to the superior, or with `to` to a member of the own team (A §2). */
export default function TransferUp() {
  const { t } = useTranslation('transferUp');
  const { to } = useLocation().query;
  const member = session.value && !isTrial(session.value.type);
  return (
    <Screen name="transferUp" title={t('transferUp:title')}>
      {member ? <Both key={to ?? ''} to={to} /> : <Forbidden />}
    </Screen>
  );
}

function Both({ to }: { to?: string }) {
  const [state] = useState(() => createTransfers(to));
  useEffect(state.load, [state]);
  const { terms } = state;
  return (
    <div className="page-column">
      <Lazy of={form} props={{ state }} fallback={<div className="card transfer-card transfer-place skeleton" aria-hidden="true" />} />
      {/* Not before: how much room the form takes is the platform's to say, and its code's. */}
      {form.value.value && (terms.value.value || terms.failure.value !== undefined) && <History list={state.list} />}
    </div>
  );
}
