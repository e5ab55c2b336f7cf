// @chunk entry
import { loadNamespaces } from './i18n/index.ts';
import { routes, unknownRoute } from './routes.ts';
import type { RouteMeta } from './routes.ts';
import { lazyScreen } from './runtime/lazy/lazy-screen.tsx';
import type { LazyScreen } from './runtime/lazy/lazy-screen.tsx';
import { namedChunk } from './runtime/lazy/named-chunk.ts';
import type { ScreenModule } from './screen-modules.ts';
import { LoadFailed } from './ui/status-view/load-failed.tsx';

function screenFor({ name, strings }: RouteMeta): LazyScreen {
  const find = async () => (await import('./screen-modules.ts')).screenModules[`./screens/${name}/index.tsx`]!();
  const load = async () => {
    const module = namedChunk<ScreenModule>(`screens/${name}`) ?? find();
    const [screen] = await Promise.all([module, loadNamespaces([name, ...strings])]);
    return screen.default;
  };
  return lazyScreen(load, LoadFailed);
}

const screens = new Map([...routes, unknownRoute].map((route) => [route, screenFor(route)]));

/** The screen of a route: its code and strings come when it is first shown or prefetched. */
export const screenOf = (route: RouteMeta): LazyScreen => screens.get(route)!;
