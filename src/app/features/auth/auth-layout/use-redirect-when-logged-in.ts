// @chunk forms
import { useRef } from 'react';
import { useSignalEffect } from '@preact/signals-react';
import { paths } from '../../../paths.ts';
import { backTo } from '../../../runtime/router/history.ts';
import { takeReturn } from '../../../runtime/router/return-after-login.ts';
import { hydrated } from '../../../runtime/scheduling/hydrated.ts';
import { loggedIn } from '../../session/session.ts';

/**
 * Leaves a way in once a session is open, here or in another tab: to where the person was going, else home; one step back
 * where that was the page before. A member who comes to login with a session has followed the visitor's link 'Conta' of a
 * prerendered page, and is led to the member centre.
 */
export function useRedirectWhenLoggedIn(): void {
  const isVisitor = useRef(false);
  useSignalEffect(() => {
    // The kept session is resumed after hydration: until then nobody is known to be a visitor.
    if (!loggedIn.value) isVisitor.current = hydrated.value;
    else {
      const otherwise = isVisitor.current || location.pathname !== paths.login ? paths.home : paths.mine;
      // Not before the frame's own effects: the first of them hands over the router.
      queueMicrotask(() => backTo(takeReturn(otherwise)));
    }
  });
}
