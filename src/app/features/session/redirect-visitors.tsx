import { useEffect, type ComponentType } from 'react';
import { paths } from '../../paths.ts';
import type { RouteMeta } from '../../routes.ts';
import { navigate, rememberReturn } from '../../runtime/router/navigate.ts';
import { loggedIn } from './session.ts';

/**
 * A screen for members: visitors are sent to login and come back after it, or are sent home (A §2). Not in the guard,
 * which loads with the screen's code: visitors need only the login's.
 */
export function redirectVisitors(Screen: ComponentType, { paths: own, access }: RouteMeta): ComponentType {
  function Redirect() {
    useEffect(() => {
      // No redirect from a page that is being left, as at sign-out.
      if (!own.includes(location.pathname.replace(/\/+$/, ''))) return;
      if (access.session === 'login') rememberReturn();
      navigate(paths[access.session!], true);
    }, []);
    return null;
  }
  return function Redirected() {
    return loggedIn.value || (access.guest && new URLSearchParams(location.search).has(access.guest)) ? <Screen /> : <Redirect />;
  };
}
