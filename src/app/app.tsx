import { Route, Router, LocationProvider } from './router/index.ts';
import { Frame } from './shell/frame.tsx';
import { routes, rowOf, unknownRow } from './routes.ts';

/** The whole app; `url` is given only where there is no address bar, as in the prerender. */
export function App({ url }: { url?: string }) {
  return (
    <LocationProvider url={url}>
      <Frame rowOf={rowOf}>
        {(router) => (
          <Router {...router}>
            {routes.map((row) => row.paths.map((path) => <Route key={path} path={path} component={row.Screen} />))}
            <Route default component={unknownRow.Screen} />
          </Router>
        )}
      </Frame>
    </LocationProvider>
  );
}
