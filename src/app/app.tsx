// @chunk entry
import type { ComponentType } from 'react';
import { LocationProvider, PagesBoundary, Route, Router } from './runtime/router/index.ts';
import { Frame } from './frame/frame.tsx';
import { requireSession } from './features/session/require-session.tsx';
import { routes, rowOf, unknownRow } from './routes.ts';
import type { RouteRow } from './routes.ts';

// Made once: the router tells pages apart by their components.
const pages = new Map<RouteRow, ComponentType>(
  [...routes, unknownRow].map((row) => [row, row.access === 'everyone' ? row.Screen : requireSession(row.Screen, row.paths, row.access === 'session' ? 'login' : 'home')]),
);

/** The whole app; `url` is given only where there is no address bar, as in the prerender. */
export function App({ url }: { url?: string }) {
  return (
    <LocationProvider url={url}>
      <Frame rowOf={rowOf}>
        {(router, path) => (
          <PagesBoundary>
            {/* The table finds the page: fifty routes for the router to match would be fifty elements to make on each change. */}
            <Router {...router}>
              <Route default component={pages.get(rowOf(path))!} />
            </Router>
          </PagesBoundary>
        )}
      </Frame>
    </LocationProvider>
  );
}
