// @chunk countdown
import type { Signal } from '@preact/signals-react';

const watched = new Map<Element, Signal<boolean>>();

let observer: IntersectionObserver | undefined;

/** How far round the window a part counts as seen: it is right before it comes into sight. */
const around = '100px';

/** Keeps `seen`, false at first, true while the element is on the screen. One observer serves all. Returns what ends it. */
export function watchOnScreen(element: Element, seen: Signal<boolean>): () => void {
  // iOS before 12.2 has no observer: there everything counts as seen.
  if (typeof IntersectionObserver !== 'function') {
    seen.value = true;
    return () => {};
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const follower = watched.get(target);
        if (follower) follower.value = isIntersecting;
      }
    },
    { rootMargin: around },
  );
  watched.set(element, seen);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size) return;
    observer?.disconnect();
    observer = undefined;
  };
}
