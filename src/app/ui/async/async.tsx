import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadonlySignal, Signal } from '@preact/signals-react';
import { reload } from '../messages/messages.ts';
import { FailureView } from '../status-view/failure-view.tsx';
import './async.css';

/** A value of the platform, as `resource` and `pages` keep one. */
interface Loadable<V> {
  readonly value: ReadonlySignal<V | undefined>;
  readonly failure: Signal<unknown>;
  load(): Promise<void>;
}

interface AsyncProps<V> {
  resource: Loadable<V>;
  /** the skeleton, in the final size of the content */
  waiting: ReactNode;
  /** the value, its failure, and how to load it again */
  children: (value: V, retry: () => void) => ReactNode;
}

/** One value of the platform: on its way, failed, or there. What is there stays when it cannot be refreshed. */
export function Async<V>({ resource, waiting, children }: AsyncProps<V>) {
  const { t } = useTranslation('states');
  const known = resource.value.value;
  const retry = () => reload(resource);
  if (known !== undefined) return children(known, retry);
  const failed = resource.failure.value;
  if (failed === undefined) {
    return (
      <>
        <p className="unseen" role="status">
          {t('shell:loading')}
        </p>
        {waiting}
      </>
    );
  }
  return <FailureView quiet failure={failed} retry={retry} />;
}

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
