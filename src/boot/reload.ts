import { reloadPause, storageKeys } from '../app/device/storage.ts';

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
export function reloadWhenReachable(again: () => void): void {
  const page = fetch(location.href, { cache: 'no-store' }).then(({ ok }) => ok);
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false));
  Promise.race([page, timeout])
    .catch(() => false)
    .then((reachable) => (reachable && takeTurn() ? location.reload() : again()));
}
