// @chunk entry
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { rememberReturn } from '../../runtime/router/return-after-login.ts';
import { loggedIn } from './session.ts';

/** A screen for members: visitors are sent to login, and come back after it; or home, where `elsewhere` says so. */
export function requireSession(Screen: ComponentType, itsPaths: readonly string[], elsewhere: 'login' | 'home' = 'login'): ComponentType {
  function Away() {
    useEffect(() => {
      // On the first page the session is taken up just after this is drawn. And a page that is
      // being left, as at sign-out, sends nobody anywhere.
      if (loggedIn.peek() || !itsPaths.includes(location.pathname.replace(/\/+$/, ''))) return;
      if (elsewhere === 'login') rememberReturn();
      navigate(paths[elsewhere], true);
    }, []);
    return null;
  }
  return function Guarded() {
    return loggedIn.value ? <Screen /> : <Away />;
  };
}
