import { paths } from '../../paths.ts';
import { entries, pushBackStep } from '../../runtime/overlays/back-step.ts';
import { back } from '../../runtime/router/history.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { listen } from '../../device/listen.ts';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';

/** ms after which a way back that led to an entry of the frame's own counts as lost */
const longest = 600;
/** ms between two looks for entries that the frame's page has made */
const pause = 500;

/** The way out of a game, whatever entries its page makes in the history. */
export interface WayOut {
  /** Leaves the game in one step; the frame is gone from the page already. */
  leave(): void;
  end(): void;
}

/**
 * Follows the history from the opening of a game on. An entry that its page makes takes the phone's Back, of which nothing
 * tells: one of ours on top of it does, and then `onBack` runs, once.
 */
export function followEntries(onBack: () => void): WayOut {
  /** entries that are not the app's own: it makes those of its dialogs, which Back leaves ahead */
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
  // An overlay that has closed leaves its entry ahead: the next of the page would take its place, and the history not grow.
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
  // A page that was gone to from here, and come back from, has its entry ahead: nobody made it here.
  const endReturns = listen(window, 'pageshow', () => void (seen = foreign()));
  const stop = () => {
    leaving = true;
    endReturns();
    clearInterval(timer);
  };
  return {
    leave() {
      if (leaving) return;
      // With what the frame's page has made since the last look, as by a way of its own out of the game.
      made += Math.max(0, foreign() - seen);
      stop();
      const { step = 0 } = (history.state ?? {}) as { step?: number };
      if (made > 0) history.go(step > 0 ? -made - 1 : -made);
      else back(paths.home);
      // The first page of a visit has none before it; and where an entry still takes the step, home is gone to.
      setTimeout(() => void (location.pathname === paths.play && navigate(paths.home, true)), longest);
    },
    end() {
      stop();
      // After the way back: before it, the entries would be left by a way of their own.
      for (const remove of steps) remove();
    },
  };
}

/** Takes the whole screen, or gives it back, where the browser has one and lets the tap have it. */
export function setFullScreen(on: boolean): void {
  const asked: unknown = on ? document.documentElement.requestFullscreen?.() : document.fullscreenElement && document.exitFullscreen();
  // Older ones answer nothing.
  if (asked instanceof Promise) asked.catch(() => {});
}

/** Keeps whose game is open in this tab, while its page is loaded anew; undefined: none is. */
export function keepPlayer(user: string | undefined): void {
  if (user === undefined) sessionStore.remove(storageKeys.player);
  else sessionStore.set(storageKeys.player, user);
}

/**
 * Whether the game that was open here is another account's: one that signs in in another tab has the page loaded anew. A
 * game that was come to from another page is one's own.
 */
export function isOthersGame(user: string | undefined): boolean {
  const before = sessionStore.get(storageKeys.player);
  const [loaded] = performance.getEntriesByType('navigation');
  return before !== null && before !== user && (!loaded || new URL(loaded.name).pathname === location.pathname);
}

/** Takes the one game that is open for this tab, and runs `lost` when another tab takes it. Returns what ends the watch. */
export function takePlace(lost: () => void): () => void {
  const own = `${Date.now()} ${Math.random()}`;
  localStore.set(storageKeys.playing, own);
  return listen(window, 'storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === storageKeys.playing && newValue && newValue !== own) lost();
  });
}
