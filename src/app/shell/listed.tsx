import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadonlySignal, Signal } from '@preact/signals-react';
import { failureText } from '../gateway/failure-text.ts';
import { failuresSpeak } from '../state/failures.ts';
import { Designed } from './designed.tsx';
import { cloud } from './drawings.ts';
import './listed.css';

/** A list of the platform, as `resource` keeps one. */
export interface List<T> {
  readonly value: ReadonlySignal<readonly T[] | undefined>;
  readonly failure: Signal<unknown>;
  load(): Promise<void>;
}

interface ListedProps<T> {
  list: List<T>;
  /** the places of what is on its way, in their final size */
  waiting: ReactNode;
  /** what is said where there is nothing */
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A list in each of its states: on its way, failed, empty, there, and there but old. Its row names the strings `list`. */
export function Listed<T>({ list, waiting, empty, children }: ListedProps<T>) {
  const { t } = useTranslation('list');
  const items = list.value.value;
  const failure = list.failure.value;
  const retry = () => {
    list.failure.value = undefined;
    void list.load();
  };
  if (!items && !failure) {
    return (
      <>
        <p className="unseen" role="status">
          {t('shell:loading')}
        </p>
        {waiting}
      </>
    );
  }
  if (!items) {
    return (
      <Designed
        picture={cloud}
        title={t('failed.title')}
        text={failuresSpeak.value ? failureText(failure) : t('failed.text')}
        action={{ label: t('shell:retry'), run: retry }}
      />
    );
  }
  return (
    <>
      {failure !== undefined && (
        <div className="listed-old" role="status">
          <p>{t('old')}</p>
          <button type="button" className="listed-retry" onClick={retry}>
            {t('shell:retry')}
          </button>
        </div>
      )}
      {items.length ? children(items) : empty}
    </>
  );
}
