import { createElement, type ComponentType } from 'react';
import { hydrated } from './runtime/scheduling/hydration.tsx';
import { routeOf, type RouteMeta } from './routes.ts';
import { lazy } from './runtime/lazy/lazy.ts';
import { lazyScreen, type LazyScreen } from './runtime/lazy/lazy-screen.tsx';
import { memoize } from './runtime/memoize.ts';
import type { ScreenModule } from './screen-modules.ts';
import { LoadFailed } from './ui/status-view/load-failed.tsx';
import { LocationProvider, PagesBoundary, Route, Router } from './runtime/router/index.ts';
import { Frame } from './frame/frame.tsx';
import { redirectVisitors } from './features/session/redirect-visitors.tsx';

/**
 * Imports a chunk by the page's `modulepreload` link, e.g. `screens/home`. Only for the first screen: the list of all
 * chunks grows with every screen and stays out of the first load. The first screen's style is in the page; later links
 * are `loadParts`'s and do not cover styles.
 */
function namedChunk<Module>(name: string): Promise<Module> | undefined {
  if (import.meta.env.SSR || hydrated.peek()) return undefined;
  const link = document.querySelector<HTMLLinkElement>(`link[rel=modulepreload][href*="/${name}-"]`);
  return link ? (import(/* @vite-ignore */ link.href) as Promise<Module>) : undefined;
}

const screenModules = lazy(() => import('./screen-modules.ts'));

/** Access checks of screens that are not for everybody. */
const guards = lazy(() => import('./features/session/guard.tsx'));

/** Loaders of the most visited screens, by their paths in `screenModules`; filled by the idle parts. */
const near: Record<string, () => Promise<ScreenModule>> = {};

/** The lazy screen of a route: its code and strings load when it is first shown or prefetched. */
export const screenOf = memoize((route: RouteMeta): LazyScreen => {
  const { name, strings, access } = route;
  const path = `./screens/${name}/index.tsx`;
  const find = async () => (near[path] ?? (await screenModules.load()).screenModules[path]!)();
  const load = async () => {
    const [module, guard] = await Promise.all([namedChunk<ScreenModule>(`screens/${name}`) || find(), (access.trial || access.flag) && guards.load()]);
    return guard ? { default: () => createElement(guard.default, { of: module.default, route }) } : module;
  };
  return lazyScreen(lazy(load, { strings: [name, ...strings] }), LoadFailed);
});

/**
 * The page of a route, behind its access check. One component per route, because the router identifies pages by
 * component. Made when first shown: making all fifty took about 1 ms of the start.
 */
export const pageOf = memoize((route: RouteMeta): ComponentType => (route.access.session ? redirectVisitors(screenOf(route), route) : screenOf(route)));

const screens = { preload: (path: string): Promise<void> => screenOf(routeOf(path)).preload(), loadAll: screenModules.load, near };

/** The whole app; `url` is given only where there is no address bar, as on the edge. */
export function App({ url }: { url?: string }) {
  return (
    <LocationProvider url={url}>
      <Frame screens={screens}>
        {(router, path) => (
          <PagesBoundary>
            {/* `routeOf` finds the page: with fifty routes, the router would create fifty elements on each change. */}
            <Router {...router}>
              <Route default component={pageOf(routeOf(path))} />
            </Router>
          </PagesBoundary>
        )}
      </Frame>
    </LocationProvider>
  );
}
