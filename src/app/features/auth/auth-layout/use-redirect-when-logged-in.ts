// @chunk forms
import { useSignalEffect } from '@preact/signals-react';
import { backTo } from '../../../runtime/router/history.ts';
import { takeReturn } from '../../../runtime/router/return-after-login.ts';
import { loggedIn } from '../../session/session.ts';

/** Leaves a way in once a session is open, here or in another tab: to where the person was going, else home; one step back where that was the page before. */
export function useRedirectWhenLoggedIn(): void {
  useSignalEffect(() => {
    // Not before the frame's own effects: the first of them hands over the router.
    if (loggedIn.value) queueMicrotask(() => backTo(takeReturn()));
  });
}
