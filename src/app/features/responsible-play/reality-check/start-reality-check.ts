// @chunk over-pages
import { effect, untracked } from '@preact/signals-react';
import { isTrial } from '../../../../contract/members.ts';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { flag } from '../../merchant/merchant.ts';
import { session } from '../../session/session.ts';

/** The dialog that says how long a member has played. */
export const realityCheck = lazy(() => import('./index.tsx'), { strings: ['realityCheck'] });
const watch = lazy(() => import('./watch.ts'));

/** Watches over each member's session; visitors and trial accounts do not download the code for it. */
export function startRealityCheck(): void {
  effect(() => {
    const type = session.value?.type;
    if (type === undefined || isTrial(type) || !flag('RESPONSIBLE')) return undefined;
    let stopWatching: (() => void) | undefined;
    const stopLoading = untracked(() => keepLoading(watch, ({ watchPlay }) => (stopWatching = watchPlay(realityCheck.load))));
    return () => {
      stopLoading();
      stopWatching?.();
    };
  });
}
