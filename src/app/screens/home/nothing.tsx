import { useEffect, useState } from 'react';
import type { TFunction } from 'i18next';
import type { Signal } from '@preact/signals-react';
import { failureText } from '../../gateway/failure-text.ts';
import { loadNamespaces } from '../../i18n/index.ts';
import { failuresSpeak } from '../../state/failures.ts';
import './nothing.css';

/** A list of home that brought nothing. */
export interface Missing {
  failure: Signal<unknown>;
  load: () => Promise<void>;
}

interface NothingProps {
  t: TFunction;
  list: Missing;
  /** what is said when the list is empty, and when failures keep quiet */
  empty: string;
}

/** What stands in the place of a list that is empty or could not be had. */
export function Nothing({ t, list, empty }: NothingProps) {
  const failure = list.failure.value;
  const [, sayMore] = useState(false);
  // Until the sentences for failures are here, a plain one stands.
  useEffect(() => {
    if (failure) loadNamespaces(['later']).then(() => sayMore(true), () => {});
  }, [failure]);
  if (!failure || !failuresSpeak.value) return <p className="nothing">{empty}</p>;
  const retry = () => {
    list.failure.value = undefined;
    void list.load();
  };
  return (
    <div className="nothing" role="status">
      <p>{failureText(failure)}</p>
      <button type="button" className="nothing-retry" onClick={retry}>
        {t('shell:retry')}
      </button>
    </div>
  );
}
