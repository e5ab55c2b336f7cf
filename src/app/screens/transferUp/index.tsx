import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../../contract/members.ts';
import { useLocation } from '../../router/index.ts';
import { NotForYou } from '../../shell/not-for-you.tsx';
import { Screen } from '../../shell/screen.tsx';
import { session } from '../../state/session.ts';
import { History } from './history.tsx';
import { createTransfers } from './state.ts';
import { TransferForm } from './transfer-form.tsx';
import './transfer.css';

/** Money to the superior, or with `to` to a member of the own team (A §2). */
export default function TransferUp() {
  const { t } = useTranslation('transferUp');
  const { to } = useLocation().query;
  const member = session.value && !isTrial(session.value.type);
  return (
    <Screen name="transferUp" title={t('transferUp:title')}>
      {member ? <Transfers key={to ?? ''} to={to} /> : <NotForYou />}
    </Screen>
  );
}

function Transfers({ to }: { to?: string }) {
  const [state] = useState(() => createTransfers(to));
  useEffect(state.load, [state]);
  return (
    <div className="transfer">
      <TransferForm state={state} />
      <History list={state.list} />
    </div>
  );
}
