import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageAddress } from '../../runtime/router/index.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { createTransfers, FormPlace, History, isImpossible } from './transfers.tsx';
import './transfer.css';

// While the platform is asked who receives.
const form = lazy(() => import('./transfer-form.tsx'));

/** Money to the superior, or with `to` to a member of the own team (A §2). */
export default function TransferUp() {
  const { t } = useTranslation('transferUp');
  const { to } = usePageAddress().query;
  const state = useMemo(() => createTransfers(to), [to]);
  useEffect(state.load, [state]);
  const { terms } = state;
  return (
    <Screen name="transferUp" title={t(to ? 'teamTitle' : 'title')}>
      <div key={to} className="page-column">
        <Lazy of={form} props={{ state }} fallback={<FormPlace />} />
        {/* Not before: how much room the form takes is the platform's to say, and its code's. Not beside a failure: that of the history is the same. */}
        {form.value.value && (terms.value.value || isImpossible(terms.failure.value)) && <History list={state.list} />}
      </div>
    </Screen>
  );
}
