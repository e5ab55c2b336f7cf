import { paths } from '../../paths.ts';
import { entries, pushBackStep } from '../../runtime/overlays/back-step.ts';
import { back } from '../../runtime/router/history.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { listen } from '../../device/listen.ts';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';

/** ms after which a step back that led to an entry of the frame itself counts as failed */
const longest = 600;
/** ms between two checks for history entries of the frame's page */
const pause = 500;

/** The way out of a game, whatever entries its page makes in the history. */
export interface WayOut {
  /** Leaves the game in one step; the frame is gone from the page already. */
  leave(): void;
  end(): void;
}

/**
 * Follows the history while a game is open. Back over an entry of the game's page sends no event: so each gets an entry of
 * the app on top, and Back over that calls `onBack`, once.
 */
export function followEntries(onBack: () => void): WayOut {
  /** number of entries that the app has not made */
  const foreign = (): number => history.length - entries.made;
  let seen = foreign();
  /** entries between the game's and the one of now: the frame's, and ours on top of them */
  let made = 0;
  let leaving = false;
  const steps: (() => void)[] = [];
  const wentBack = () => {
    if (leaving) return;
    made--;
    onBack();
  };
  let madeByApp = entries.made;
  // A closed overlay leaves its entry ahead: the next entry of the page would replace it, and the history would not grow.
  const isAhead = () => entries.made !== madeByApp && ((history.state as { overlay?: number } | null)?.overlay ?? 0) === steps.length;
  const timer = setInterval(() => {
    if (leaving) return;
    const grown = Math.max(0, foreign() - seen);
    if (grown || isAhead()) {
      steps.push(pushBackStep(wentBack));
      made += grown + 1;
      madeByApp = entries.made;
    }
    seen = foreign();
  }, pause);
  // After a return from another page, that page's entry is ahead and does not count.
  const endReturns = listen(window, 'pageshow', () => void (seen = foreign()));
  const stop = () => {
    leaving = true;
    endReturns();
    clearInterval(timer);
  };
  return {
    leave() {
      if (leaving) return;
      // With the entries since the last check, such as of the game's own exit.
      made += Math.max(0, foreign() - seen);
      stop();
      const { step = 0 } = (history.state ?? {}) as { step?: number };
      if (made > 0) history.go(step > 0 ? -made - 1 : -made);
      else back(paths.home);
      // Home, if the step back stayed on this page or there is no earlier one.
      setTimeout(() => void (location.pathname === paths.play && navigate(paths.home, true)), longest);
    },
    end() {
      stop();
      // After the step back: before it, each entry would be left by a step of its own.
      for (const remove of steps) remove();
    },
  };
}

/** Enters or leaves full screen, if the browser supports it and the tap allows it. */
export function setFullScreen(on: boolean): void {
  const asked: unknown = on ? document.documentElement.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen();
  // Older browsers return no promise.
  if (asked instanceof Promise) asked.catch(() => {});
}

/** Stores whose game is open in this tab, for a reload of the page; undefined: none is. */
export function keepPlayer(user: string | undefined): void {
  if (user === undefined) sessionStore.remove(storageKeys.player);
  else sessionStore.set(storageKeys.player, user);
}

/**
 * Whether the game that was open before a reload was another account's, as when another one has signed in in another tab.
 * False if the game was opened from another page.
 */
export function isOthersGame(user: string | undefined): boolean {
  const before = sessionStore.get(storageKeys.player);
  const [loaded] = performance.getEntriesByType('navigation');
  return before !== null && before !== user && (!loaded || new URL(loaded.name).pathname === location.pathname);
}

/** Only one tab has a game open: claims that for this tab, and calls `lost` when another tab claims it. Returns the function that stops watching. */
export function takePlace(lost: () => void): () => void {
  const own = `${Date.now()} ${Math.random()}`;
  localStore.set(storageKeys.playing, own);
  return listen(window, 'storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === storageKeys.playing && newValue && newValue !== own) lost();
  });
}
