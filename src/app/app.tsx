import type { ComponentType } from 'react';
import { LocationProvider, PagesBoundary, Route, Router } from './runtime/router/index.ts';
import { Frame } from './frame/frame.tsx';
import { redirectVisitors } from './features/session/redirect-visitors.tsx';
import { routeOf } from './routes.ts';
import type { RouteMeta } from './routes.ts';
import { memoize } from './runtime/memoize.ts';
import { loadScreens, near, screenOf } from './screens.ts';

/**
 * The page of a route, behind its access. One for each route: the router tells pages apart by their components. Made when
 * first shown: fifty of them, with their screens, took a start about a millisecond.
 */
export const pageOf = memoize((route: RouteMeta): ComponentType => (route.access.session ? redirectVisitors(screenOf(route), route) : screenOf(route)));

const screens = { preload: (path: string): Promise<void> => screenOf(routeOf(path)).preload(), loadAll: loadScreens, near };

/** The whole app; `url` is given only where there is no address bar, as on the edge. */
export function App({ url }: { url?: string }) {
  return (
    <LocationProvider url={url}>
      <Frame screens={screens}>
        {(router, path) => (
          <PagesBoundary>
            {/* The table finds the page: fifty routes for the router to match would be fifty elements to make on each change. */}
            <Router {...router}>
              <Route default component={pageOf(routeOf(path))} />
            </Router>
          </PagesBoundary>
        )}
      </Frame>
    </LocationProvider>
  );
}
