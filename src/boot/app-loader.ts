import { reloadPause, storageKeys } from '../app/device/storage.ts';

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

/** ms that the page may take to answer */
const timeoutMs = 5_000;

/** Whether this may be the time to reload, which it then stores. Without storage it never is: the reloads could not end. */
function takeTurn(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKeys.reloadedAt)) < reloadPause) return false;
    sessionStorage.setItem(storageKeys.reloadedAt, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if the network brings it, else calls `again`. Chromium before 156 keeps a module that failed, or one that
 * it imports, for as long as the page lives; and a page of a build that is gone names files that are gone.
 */
function reloadWhenReachable(again: () => void): void {
  const page = fetch(location.href, { cache: 'no-store' }).then(({ ok }) => ok);
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false));
  Promise.race([page, timeout])
    .catch(() => false)
    .then((reachable) => (reachable && takeTurn() ? location.reload() : again()));
}

/** ms that the person waits for the app before the page says why */
const patience = 5_000;

/** ms between two looks whether the app is there */
const interval = 500;

/** Before the app is there: it takes the listener of early taps away. */
const waiting = (): boolean => 'earlyTap' in window;

/**
 * Returns what to call when a tap waits for the app, or the app failed to load: 5 s later `text` is shown and read out, until
 * the app is there. Without it, a page whose scripts do not come looks whole and answers nothing.
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
