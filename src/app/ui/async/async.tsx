import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadonlySignal, Signal } from '@preact/signals-react';
import { reload } from '../messages/quiet-failures.ts';
import { FailureView } from '../status-view/failure-view.tsx';

/** A value of the platform, as `resource` and `pages` keep one. */
export interface Loadable<V> {
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
