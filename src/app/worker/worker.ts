/**
 * The service worker, a program of its own (src/build/worker.ts builds it): it keeps the shell, the pages that were
 * visited and the pictures that were seen, so that they open without a network. The platform's calls are none of its
 * business: what may be old is kept by the app, which marks it, and money is never answered from a cache.
 */
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { undrawn } from '../../contract/page.ts';
import { paths } from '../paths.ts';
import { routeOf } from '../routes.ts';
import { isOwnPage, isOwnPicture, mayKeep } from './own.ts';

/** Put in by the build: the files of the shell, all of which carry a hash in their names. */
declare const SHELL: readonly string[];

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

const pagesCache = 'pages';
/** until a page that was visited before is shown as it was then */
const networkTimeoutSeconds = 4;
const day = 86_400;
/** ms until what came is kept, and what was used is noted: both take the processor and the disk from a first paint */
const untilPainted = 2_000;

/** The cached copy of a page does not depend on its query, nor on which of its paths was taken. */
function keyOf(url: string): string {
  const path = new URL(url).pathname;
  return routeOf(path).paths[0] ?? path;
}

/** The settings' page, hidden, for an address that has none here: the app empties it and draws what the address says. */
async function pageUndrawn(): Promise<Response | undefined> {
  const settings = await caches.match(paths.settings);
  return settings && new Response((await settings.text()).replace(/(<html lang="[^"]*")[^>]*/, `$1 class="${undrawn}"`), settings);
}

precacheAndRoute(SHELL.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();

addEventListener('install', (event) => {
  // The visit that brings the worker was not seen by it.
  (event as Extendable).waitUntil(caches.open(pagesCache).then((cache) => cache.addAll([paths.home, paths.settings])));
});

// The app asks for this when the person has taken the new version (A §9).
addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void (self as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
});

/** ms for which the pictures of a page that came out of the cache stay there: read and decoded beside it they put its first paint off by two frames */
const pictureDelay = 60;
/** epoch ms when such a page was given last */
let pageFromCacheAt = 0;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Bounds a cache, once the page that asked is painted. What is too old is shown once more, and then goes. */
function bounded(limits: ExpirationPluginOptions): WorkboxPlugin {
  const plugin = new ExpirationPlugin(limits) as WorkboxPlugin;
  return {
    cacheWillUpdate: async ({ response }) => {
      await pause(untilPainted);
      return mayKeep(response) ? response : null;
    },
    cachedResponseWillBeUsed: async (used) => {
      const note = async () => {
        await pause(untilPainted);
        if (!(await plugin.cachedResponseWillBeUsed!(used))) await (await caches.open(used.cacheName)).delete(used.request);
      };
      if (used.cachedResponse) used.event.waitUntil(note());
      return used.cachedResponse;
    },
    cacheDidUpdate: plugin.cacheDidUpdate!,
  };
}

registerRoute(
  // What a frame asks for is answered by the edge alone: it is none of the app's pages.
  ({ request, url }) => request.mode === 'navigate' && request.destination !== 'iframe' && isOwnPage(url.pathname),
  new NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds,
    plugins: [
      bounded({ maxEntries: 40, maxAgeSeconds: 30 * day }),
      {
        cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          pageFromCacheAt = Date.now();
          return cachedResponse ?? null;
        },
        handlerDidError: pageUndrawn,
      },
    ],
  }),
);

// Screens that were visited; what a screen is made of never changes under its name.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'screens', plugins: [bounded({ maxEntries: 120, maxAgeSeconds: 30 * day })] }),
);

const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [bounded({ maxEntries: 200, maxAgeSeconds: 7 * day, purgeOnQuotaError: true })],
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && isOwnPicture(url, request.referrer),
  async (asked) => {
    const left = pageFromCacheAt + pictureDelay - Date.now();
    if (left > 0) await pause(left);
    return pictures.handle(asked);
  },
);
