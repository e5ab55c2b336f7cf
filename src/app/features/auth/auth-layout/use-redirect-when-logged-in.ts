import { useEffect } from 'react';
import { useSignalEffect } from '@preact/signals-react';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { backTo } from '../../../runtime/router/history.ts';
import { takeReturn } from '../../../runtime/router/navigate.ts';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { loggedIn } from '../../session/session.ts';

const wayIn = lazy(() => import('./prepare-way-in.ts'));

function prepareSoon(): () => void {
  let end = () => {};
  const stop = schedule('idle', () => keepLoading(wayIn, ({ prepareWhileTyping }) => (end = prepareWhileTyping())));
  return () => {
    stop();
    end();
  };
}

/** Leaves a way in once a session is open, here or in another tab: to where the person was going, else home; one step back where that was the page before. */
export function useRedirectWhenLoggedIn(): void {
  useEffect(prepareSoon, []);
  useSignalEffect(() => {
    if (!loggedIn.value) return;
    // Not before the frame's own effects: the first of them hands over the router.
    queueMicrotask(() => {
      const next = takeReturn();
      backTo(next, wayIn.value.peek()?.askForBalance(next));
    });
  });
}
