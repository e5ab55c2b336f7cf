// Each history entry carries its step in `history.state`, so that steps and positions outlive a reload.
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { watchBack, writeHistory } from '../overlays/back-step.ts';
import { navigate, tookPlace } from './navigate.ts';

interface Entry {
  /** path and query */
  url: string;
  /** px scrolled down */
  top: number;
}

/** by step; the entry of the address is `entries[step]` */
let entries: Entry[] = [];
let step = 0;
/** the step of the page on the screen; differs from `step` while the next page loads */
let shownStep = 0;
/** path of the page on the screen; `location.pathname` is ahead of it while the next page loads */
let shownPath = '';
let arrivedAt = '';
let traversed = false;

const currentUrl = (): string => location.pathname + location.search;

const stepOf = (state: unknown): number | undefined => (state as { step?: number } | null)?.step;

/** Starts recording scroll positions. */
export function trackHistory(): void {
  history.scrollRestoration = 'manual';
  watchBack();
  arrivedAt = currentUrl();
  const known = stepOf(history.state);
  // Storage may hold any JSON: a value other than a list counts as an empty list, an entry other than an object as an empty object.
  entries = Array.from((known !== undefined && readJson<Entry[]>(sessionStore, storageKeys.positions)) || [], (entry) => ({ ...entry }));
  // A link tapped before the app ran was followed by the browser: the previous page is one of ours all the same.
  step = shownStep = known ?? (history.length > 1 && document.referrer.startsWith(`${location.origin}/m/`) ? 1 : 0);
  shownPath = location.pathname;
  const entry = (entries[step] ||= { url: currentUrl(), top: scrollY });
  if (known === undefined) markStep();
  else restore(entry.top);
  // In a scroll event, after the browser's layout, reading `scrollY` forces no layout.
  addEventListener('scroll', noteTop, { passive: true });
  addEventListener('pagehide', () => sessionStore.set(storageKeys.positions, JSON.stringify(entries)));
}

function noteTop(): void {
  // Undefined after Back and Forward while a page was loading.
  const entry = entries[shownStep];
  // A page that is being left may shrink while the next one loads, which causes a scroll event.
  if (entry && !restoring && shownPath === location.pathname) entry.top = scrollY;
}

/** Whether the page that is rendered now lies before the one on the screen: Back leads to it. */
export const returns = (): boolean => stepOf(history.state)! < shownStep;

/**
 * Records an address; idempotent. preact-iso's `wasPush` does not identify new entries: each click that reaches the
 * router resets it, and where a render was already due, a page change is rendered after the click that caused it.
 */
export function recordNavigation(url: string): void {
  if (url === arrivedAt) return;
  arrivedAt = url;
  const known = stepOf(history.state);
  traversed = known !== undefined;
  step = known ?? (tookPlace(url) ? step : step + 1);
  if (known === undefined) {
    entries.length = step;
    markStep();
  }
  entries[step] = { url, top: entries[step]?.top || 0 };
}

/** Writes the step into the current history entry. */
function markStep(): void {
  if (stepOf(history.state) === undefined) writeHistory(() => history.replaceState({ step }, ''), markStep);
}

/** Scrolls a new page to its last scroll position, or to its top. Returns whether it was reached by Back or Forward. */
export function restoreScroll(): boolean {
  shownStep = step;
  shownPath = location.pathname;
  restore(traversed ? entries[step]!.top : 0);
  return traversed;
}

/** ms in which a restored page may still grow and shift */
const settling = 1_000;

/** defined while a position is being restored */
let restoring: ResizeObserver | undefined;

/** Scrolls to `top` (px) as soon as the page is high enough, unless the person scrolls first. */
function restore(top: number): void {
  restoring?.disconnect();
  restoring = undefined;
  scrollTo(0, top);
  if (!top || typeof ResizeObserver === 'undefined') return;
  const follow = () => {
    if (restoring !== observer) return;
    scrollTo(0, top);
    if (scrollY > top - 1) setTimeout(end, settling);
  };
  // In a new frame: WebKit reports an error when a ResizeObserver's callback resizes the page.
  const observer = new ResizeObserver(() => void requestAnimationFrame(follow));
  const end = () => {
    observer.disconnect();
    if (restoring === observer) restoring = undefined;
  };
  restoring = observer;
  observer.observe(document.body);
  for (const move of ['touchstart', 'wheel', 'keydown']) addEventListener(move, end, { once: true, passive: true });
}

/** One step back, or to `otherwise` where this page is the first of the visit. */
export function back(otherwise: string): void {
  if (step > 0) history.back();
  else navigate(otherwise, true);
}

/** Goes to `url` (path and query): one step back if that is the previous entry; otherwise replaces this page, as `navigate` does. */
export function backTo(url: string, prepared = false): void {
  if (entries[step - 1]?.url === url) history.back();
  else navigate(url, true, prepared);
}
