// @chunk entry
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { rememberReturn } from '../../runtime/router/return-after-login.ts';
import { loggedIn } from './session.ts';

/** A screen for members, which stands at `ownPaths`: visitors are sent to login and come back after it, or are sent home (A §2). */
export function requireSession(Screen: ComponentType, ownPaths: readonly string[], visitors: 'login' | 'home' = 'login'): ComponentType {
  function Redirect() {
    useEffect(() => {
      // No redirect from a page that is being left, as at sign-out.
      if (!ownPaths.includes(location.pathname.replace(/\/+$/, ''))) return;
      if (visitors === 'login') rememberReturn();
      navigate(paths[visitors], true);
    }, []);
    return null;
  }
  return function Guarded() {
    return loggedIn.value ? <Screen /> : <Redirect />;
  };
}
