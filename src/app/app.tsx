import type { ComponentType } from 'react';
import { LocationProvider, PagesBoundary, Route, Router } from './router/index.ts';
import { Frame } from './shell/frame.tsx';
import { guarded } from './shell/guarded.tsx';
import { routes, rowOf, unknownRow } from './routes.ts';

interface Page {
  path: string;
  component: ComponentType;
}

// Made once: the router tells pages apart by their components.
const pages = routes.flatMap((row): Page[] => {
  const component = row.access === 'everyone' ? row.Screen : guarded(row.Screen, row.paths, row.access === 'session' ? 'login' : 'home');
  return row.paths.map((path) => ({ path, component }));
});

/** The whole app; `url` is given only where there is no address bar, as in the prerender. */
export function App({ url }: { url?: string }) {
  return (
    <LocationProvider url={url}>
      <Frame rowOf={rowOf}>
        {(router) => (
          <PagesBoundary>
            <Router {...router}>
              {pages.map((page) => (
                <Route key={page.path} path={page.path} component={page.component} />
              ))}
              <Route default component={unknownRow.Screen} />
            </Router>
          </PagesBoundary>
        )}
      </Frame>
    </LocationProvider>
  );
}
