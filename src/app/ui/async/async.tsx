import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loadable } from '../../gateway/resource.ts';
import { reload } from '../messages/messages.ts';
import { FailureView } from '../status-view/failure-view.tsx';
import './async.css';

interface AsyncProps<V> {
  resource: Loadable<V>;
  /** the skeleton, in the final size of the content */
  waiting: ReactNode;
  /** shows a line with a retry above a value that could not be refreshed */
  tellsOld?: boolean;
  children: (value: V) => ReactNode;
}

/** Shows a value of the platform: `waiting` until it is known, a failure with a retry if it cannot be had, else `children`. A known value stays when its refresh fails. */
export function Async<V>({ resource, waiting, tellsOld = false, children }: AsyncProps<V>) {
  const { t } = useTranslation('states');
  const known = resource.value.value;
  const failed = resource.failure.value;
  const retry = () => reload(resource);
  if (known !== undefined) {
    return (
      <>
        {tellsOld && failed !== undefined && (
          <div className="row async-list-old">
            <p role="alert">{t('old')}</p>
            <button type="button" className="text-button async-list-retry" onClick={retry}>
              {t('shell:retry')}
            </button>
          </div>
        )}
        {children(known)}
      </>
    );
  }
  if (failed !== undefined) return <FailureView quiet failure={failed} retry={retry} />;
  return (
    <>
      <p className="unseen" role="status">
        {t('shell:loading')}
      </p>
      {waiting}
    </>
  );
}

interface AsyncListProps<T> {
  list: Loadable<readonly T[]>;
  /** the skeleton, in the final size of the content */
  waiting: ReactNode;
  /** view of an empty list */
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** Shows a list of the platform: loading, failed, empty, known, or known but not refreshed. Needs the strings `states`, which the screen's route row names. */
export const AsyncList = <T,>({ list, waiting, empty, children }: AsyncListProps<T>) => (
  <Async tellsOld resource={list} waiting={waiting}>
    {(items) => (items.length ? children(items) : empty)}
  </Async>
);
