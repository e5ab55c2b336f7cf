// @chunk entry
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

/** The lazy screen of a route: its code and strings load when it is first shown or prefetched. */
export const screenOf = memoize(({ name, strings }: RouteMeta): LazyScreen => {
  const find = async () => (await screenModules.load()).screenModules[`./screens/${name}/index.tsx`]!();
  return lazyScreen(lazy(() => namedChunk<ScreenModule>(`screens/${name}`) || find(), { strings: [name, ...strings] }), LoadFailed);
});
