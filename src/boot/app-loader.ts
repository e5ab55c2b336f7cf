import { takeReload } from '../app/device/storage.ts';

/** `rel` of a link that fetches nothing until the app is requested: even a low-priority preload would compete with the first paint on a slow network. */
export const deferredPreload = 'deferred-preload';

/** ms until the app is requested again after it failed */
const nextTry = 3_000;

/**
 * Returns a function that requests the app at `entry`, once, and then the page's deferred preloads, each in its own
 * task: a dozen requests at once block a weak phone. `onLoad` is called when the app's script has run, `onFailure`
 * whenever it failed to load; it is then requested again until it loads.
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
 * Calls `load` once the drawn page has been painted with its pictures, so that scripts do not delay the first paint on
 * a slow network or processor: one frame's content is on the screen when the next begins. 200 ms after the first frame
 * where pictures are slow; after 1 s where nothing is painted, as in a background tab.
 */
export function afterPaint(load: () => void): void {
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load))));
  requestAnimationFrame(() => setTimeout(load, 200));
  setTimeout(load, 1_000);
}

/** timeout of the page's request, ms */
const timeoutMs = 5_000;

/**
 * Reloads the page if it can be fetched, else calls `again`. Needed because Chromium before 156 keeps a failed module,
 * or one that imports it, as failed for as long as the page lives, and because a page of an old build names files that
 * are gone.
 */
function reloadWhenReachable(again: () => void): void {
  const page = fetch(location.href, { cache: 'no-store' }).then(({ ok }) => ok);
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false));
  Promise.race([page, timeout])
    .catch(() => false)
    .then((reachable) => (reachable && takeReload() ? location.reload() : again()));
}

/** ms that the person waits for the app before the page says why */
const patience = 5_000;

/** ms between two checks whether the app is running */
const interval = 500;

/** Whether the app is still loading: it removes the listener of early taps. */
const waiting = (): boolean => 'earlyTap' in window;

/**
 * Returns what to call when a tap waits for the app, or the app failed to load: 5 s later `text` is shown and
 * announced, until the app runs. Otherwise a page whose scripts do not load looks complete and reacts to nothing.
 */
export function createWaitingNote(text: string): () => void {
  let note: HTMLElement | undefined;
  const show = () => {
    if (note || !waiting()) return;
    const shown = (note = document.createElement('p'));
    shown.className = 'messages-plain';
    shown.setAttribute('role', 'alert');
    shown.textContent = text;
    document.body.appendChild(shown);
    const timer = setInterval(() => {
      if (waiting()) return;
      clearInterval(timer);
      shown.remove();
    }, interval);
  };
  return () => void setTimeout(show, patience);
}
