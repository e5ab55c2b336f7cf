import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Async } from './async.tsx';
import type { Loadable } from './async.tsx';
import './async-list.css';

interface AsyncListProps<T> {
  list: Loadable<readonly T[]>;
  /** the skeleton, in the final size of the content */
  waiting: ReactNode;
  /** view of an empty list */
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A list in each of its states: on its way, failed, empty, there, and there but old. Its row names the strings `states`. */
export function AsyncList<T>({ list, waiting, empty, children }: AsyncListProps<T>) {
  const { t } = useTranslation('states');
  return (
    <Async resource={list} waiting={waiting}>
      {(items, retry) => (
        <>
          {list.failure.value !== undefined && (
            <div className="row async-list-old" role="status">
              <p>{t('old')}</p>
              <button type="button" className="text-button async-list-retry" onClick={retry}>
                {t('shell:retry')}
              </button>
            </div>
          )}
          {items.length ? children(items) : empty}
        </>
      )}
    </Async>
  );
}
