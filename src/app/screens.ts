import { createElement } from 'react';
import type { RouteMeta } from './routes.ts';
import { lazy } from './runtime/lazy/lazy.ts';
import { lazyScreen } from './runtime/lazy/lazy-screen.tsx';
import type { LazyScreen } from './runtime/lazy/lazy-screen.tsx';
import { memoize } from './runtime/memoize.ts';
import { namedChunk } from './runtime/lazy/named-chunk.ts';
import type { ScreenModule } from './screen-modules.ts';
import { LoadFailed } from './ui/status-view/load-failed.tsx';

/** The list of every screen's code and style. */
const screenModules = lazy(() => import('./screen-modules.ts'));

/** What stands before the screens that are not for everybody. */
const guards = lazy(() => import('./features/session/guard.tsx'));

/** Loads that list. */
export const loadScreens = screenModules.load;

/** Loaders of the screens that are opened most, by their paths in the list: the idle parts bring them. */
export const near: Record<string, () => Promise<ScreenModule>> = {};

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
