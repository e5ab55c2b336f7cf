import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageAddress } from '../../runtime/router/index.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { createTransfers, FormPlace, History, isImpossible } from './transfers.tsx';
import './transfer.css';

// Loads while the platform is asked for the terms.
const form = lazy(() => import('./transfer-form.tsx'));

/** A transfer to the superior, or with `to` to a member of the own team (A §2). */
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
        {/* After the form, whose height depends on the terms. Not beside a failed form: the history would show the same failure. */}
        {form.value.value && (terms.value.value || isImpossible(terms.failure.value)) && <History list={state.list} />}
      </div>
    </Screen>
  );
}
