import { reloadWhenReachable } from './reload.ts';

/** `rel` of a link that fetches nothing before the app is requested: even at the lowest priority a preload would share a thin line with the first paint. */
export const deferredPreload = 'deferred-preload';

/** ms until the app is requested again after it failed */
const nextTry = 3_000;

/**
 * Returns a function that requests the app at `entry`, once, and then the page's deferred preloads, each in a task of its
 * own: a dozen requests at once hold up a weak phone. `onLoad` is called when the app's script has run, `onFailure` when
 * it could not be had; it is then requested again until it is there.
 */
export function createAppLoader(entry: string, onLoad: () => void, onFailure: () => void): () => void {
  let requested = false;
  let failures = 0;
  const request = () => {
    const app = document.createElement('script');
    app.type = 'module';
    app.src = entry;
    app.addEventListener('load', onLoad);
    app.addEventListener('error', () => {
      app.remove();
      onFailure();
      setTimeout(failures++ ? () => reloadWhenReachable(request) : request, nextTry);
    });
    document.head.appendChild(app);
  };
  return () => {
    if (requested) return;
    requested = true;
    request();
    document.querySelectorAll<HTMLLinkElement>(`link[rel=${deferredPreload}]`).forEach((link) => {
      setTimeout(() => {
        link.rel = 'modulepreload';
      });
    });
  };
}

/**
 * Calls `load` once the drawn page has been painted with its pictures, so that scripts take nothing of a thin line
 * or a weak processor from the first paint: what one frame draws is on the screen when the next begins. 200 ms after the
 * first frame where pictures are slow; after a second where nothing is painted, as in a background tab.
 */
export function afterPaint(load: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load))));
  requestAnimationFrame(() => setTimeout(load, 200));
  setTimeout(load, 1_000);
}
