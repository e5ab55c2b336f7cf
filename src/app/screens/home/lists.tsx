import { failuresSpeak } from '../../gateway/identity.ts';
import { reload } from '../../ui/messages/messages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import type { Loadable } from '../../gateway/resource.ts';
import './home.css';

/** Loads with the first failure. */
const failed = lazy(() => import('../../ui/failure-line/failure-line.tsx'), { strings: ['states', 'common'] });

interface EmptyListProps {
  list: Pick<Loadable<unknown>, 'failure' | 'load'>;
  /** text of an empty list, and of a failure if failures are silent */
  empty: string;
  /** an outline above the words, where there is room for it */
  shape?: string;
}

/** The view of a list that is empty or failed to load. */
export function EmptyList({ list, empty, shape }: EmptyListProps) {
  const failure = list.failure.value;
  if (failure && failuresSpeak.value) return <Lazy of={failed} props={{ failure, retry: () => reload(list), whole: shape }} inline={!shape} />;
  return (
    <div className="empty">
      {shape && <Icon className="empty-sign" shape={shape} size={64} />}
      <p>{empty}</p>
    </div>
  );
}

/** The function that loads a list: at once if it is not known yet, else when no tap is being answered. */
export const loaderOf = ({ value, load }: Pick<Loadable<unknown>, 'value' | 'load'>) => (): void => void (value.peek() ? schedule('free', () => void load()) : load());
