// @chunk entry
import type { ComponentType } from 'react';
import { LocationProvider, PagesBoundary, Route, Router } from './runtime/router/index.ts';
import { Frame } from './frame/frame.tsx';
import { requireSession } from './features/session/require-session.tsx';
import { routeOf } from './routes.ts';
import type { RouteMeta } from './routes.ts';
import { memoize } from './runtime/memoize.ts';
import { screenOf } from './screens.ts';

// One for each route: the router tells pages apart by their components. Made when first shown: fifty of them, with their screens, took a start about a millisecond.
const pageOf = memoize((route: RouteMeta): ComponentType => (route.visitors ? requireSession(screenOf(route), route.paths, route.visitors) : screenOf(route)));

const preload = (path: string): Promise<void> => screenOf(routeOf(path)).preload();

/** The whole app; `url` is given only where there is no address bar, as in the prerender. */
export function App({ url }: { url?: string }) {
  return (
    <LocationProvider url={url}>
      <Frame preload={preload}>
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
