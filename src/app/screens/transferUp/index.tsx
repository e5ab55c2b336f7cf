import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../../contract/members.ts';
import { useLocation } from '../../runtime/router/index.ts';
import { Forbidden } from '../../features/session/forbidden.tsx';
import { part } from '../../runtime/lazy/part.ts';
import { PartView } from '../../ui/async/part-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { session } from '../../features/session/session.ts';
import { History } from './history.tsx';
import { createTransfers } from './state.ts';
import type { Transfers } from './state.ts';
import './transfer.css';

// While the platform is asked who receives.
const form = part<{ state: Transfers }>(() => import('./transfer-form.tsx'));

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
    <div className="page-column transfer">
      <PartView part={form} given={{ state }} waiting={<div className="card transfer-card transfer-place skeleton" aria-hidden="true" />} />
      {/* Not before: how much room the form takes is the platform's to say, and its code's. */}
      {form.loaded.value && (terms.value.value || terms.failure.value !== undefined) && <History list={state.list} />}
    </div>
  );
}
