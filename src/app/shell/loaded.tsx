import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../gateway/failure-text.ts';
import { failuresSpeak } from '../state/failures.ts';
import type { Resource } from '../state/resource.ts';
import { Designed } from './designed.tsx';
import { cloud } from './drawings.ts';

interface LoadedProps<V> {
  resource: Resource<V>;
  /** the places of what is on its way, in their final size */
  waiting: ReactNode;
  children: (value: V) => ReactNode;
}

/** One value of the platform: on its way, failed, or there. What is there stays when it cannot be refreshed. */
export function Loaded<V>({ resource: { value, failure, load }, waiting, children }: LoadedProps<V>) {
  const { t } = useTranslation('list');
  const known = value.value;
  if (known !== undefined) return children(known);
  const failed = failure.value;
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
  const retry = () => {
    failure.value = undefined;
    void load();
  };
  return (
    <Designed
      picture={cloud}
      title={t('failed.title')}
      text={failuresSpeak.value ? failureText(failed) : t('failed.text')}
      action={{ label: t('shell:retry'), run: retry }}
    />
  );
}
