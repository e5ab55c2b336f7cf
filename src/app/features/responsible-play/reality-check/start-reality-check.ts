// A chunk of its own, for members.
import { effect, untracked } from '@preact/signals-react';
import { isTrial } from '../../../../contract/members.ts';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { flag } from '../../merchant/merchant.ts';
import { session } from '../../session/session.ts';
import { realityCheck } from './reality-check.ts';

const watch = lazy(() => import('./watch.ts'));

let started = false;

/** Watches over each member's session, once it is called; trial accounts do not download the code for it. */
export function startRealityCheck(): void {
  if (started) return;
  started = true;
  effect(() => {
    const type = session.value?.type;
    if (type === undefined || isTrial(type) || !flag('RESPONSIBLE')) return undefined;
    let stopWatching: (() => void) | undefined;
    let stopLoading = () => {};
    const begin = () => (stopLoading = untracked(() => keepLoading(watch, ({ watchPlay }) => (stopWatching = watchPlay(realityCheck.load)))));
    const stopWaiting = schedule('free', begin);
    return () => {
      stopWaiting();
      stopLoading();
      stopWatching?.();
    };
  });
}
