import { useEffect, useState } from 'react';
import type { TFunction } from 'i18next';
import { failureText } from '../../gateway/failure.ts';
import { loadNamespaces } from '../../i18n/index.ts';
import { failuresSpeak } from '../../gateway/identity.ts';
import { reload } from '../../ui/messages/messages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import type { Loadable } from '../../gateway/resource.ts';
import './home.css';

interface EmptyGamesProps {
  t: TFunction;
  list: Pick<Loadable<unknown>, 'failure' | 'load'>;
  /** text of an empty list, and of a failure that is not to be named */
  empty: string;
  /** an outline above the words, where there is room for one */
  shape?: string;
}

/** The view of a list that is empty or failed to load. */
export function EmptyGames({ t, list, empty, shape }: EmptyGamesProps) {
  const failure = list.failure.value;
  const [, setMore] = useState(false);
  // Until the sentences for failures are here, a plain one stands.
  useEffect(() => {
    if (failure) loadNamespaces(['common']).then(() => setMore(true), () => {});
  }, [failure]);
  const sign = shape && <Icon className="empty-sign" shape={shape} size={64} />;
  if (!failure || !failuresSpeak.value) {
    return (
      <div className="empty">
        {sign}
        <p>{empty}</p>
      </div>
    );
  }
  return (
    <div className="empty" role="status">
      {sign}
      <p>{failureText(failure)}</p>
      <button type="button" className="empty-retry" onClick={() => reload(list)}>
        {t('shell:retry')}
      </button>
    </div>
  );
}

/** Loads a list; where it stands already, once nothing goes first. */
export const refreshed = ({ value, load }: Pick<Loadable<unknown>, 'value' | 'load'>) => (): void => void (value.peek() ? schedule('free', () => void load()) : load());
