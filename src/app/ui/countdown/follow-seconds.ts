import { computed, type ReadonlySignal } from '@preact/signals-react';
import { serverNow, wholeSecond } from '../../runtime/clock.ts';

interface Follower {
  seen: boolean;
  update(seen: boolean): void;
}

const followers = new Map<Element, Follower>();

let observer: IntersectionObserver | undefined;

/** margin around the viewport within which an element counts as seen, so that it is right when it scrolls in */
const around = '100px';

/** number of followers that are seen; while there are any, the clock is subscribed to, and `stop` ends that */
let seenCount = 0;
let stop: (() => void) | undefined;

const tick = () => followers.forEach(({ seen, update }) => seen && update(true));

/** Each change costs the same, however many follow: a hall may have hundreds. */
function setSeen(follower: Follower, seen: boolean): void {
  follower.seen = seen;
  seenCount += seen ? 1 : -1;
  if (seenCount) stop ??= wholeSecond.subscribe(tick);
  else stop = void stop?.();
}

/**
 * Calls `update` now, when `end` changes, when `element` comes on the screen or leaves it, and while it is on the screen
 * at each whole second. One subscription to the clock serves all: six countdowns with their draws were 30 signals, which
 * asked each other at each tick. Returns the function that stops it.
 */
export function followSeconds(element: Element, end: ReadonlySignal<number | undefined>, update: (seen: boolean) => void): () => void {
  const follower = { seen: false, update };
  followers.set(element, follower);
  const forget = end.subscribe(() => update(follower.seen));
  // iOS before 12.2 has no observer: there everything counts as seen.
  if (typeof IntersectionObserver === 'function') {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const found = followers.get(target);
          if (!found || found.seen === isIntersecting) continue;
          setSeen(found, isIntersecting);
          found.update(isIntersecting);
        }
      },
      { rootMargin: around },
    );
    observer.observe(element);
  } else {
    setSeen(follower, true);
    update(true);
  }
  return () => {
    forget();
    observer?.unobserve(element);
    followers.delete(element);
    if (follower.seen) setSeen(follower, false);
    if (followers.size) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** An instant of the platform (epoch ms) by the phone's own clock. */
export const onPhone = (time: number): ReadonlySignal<number> => computed(() => time - serverNow() + Date.now());

/** ms until an instant of the phone's own clock, as of the last whole second; never below 0. */
export const leftUntil = (end: number): number => Math.max(0, end - (wholeSecond.value || Date.now()));
