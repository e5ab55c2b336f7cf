// @chunk home-shared
import { signal } from '@preact/signals-react';

/**
 * ms after which home has been seen, and px of scrolling: until then what lies below the games costs nothing, and no popup
 * covers home before the person has looked at it.
 */
const seen = { after: 5_000, scrolled: 60 } as const;

/** Whether home has been seen since the page was loaded. */
export const homeSeen = signal(false);

/** Sets `homeSeen` after five seconds or the first scroll. Returns the function that ends it. */
export function watchSeen(): () => void {
  const timer = setTimeout(() => (homeSeen.value = true), seen.after);
  // The download bar moves the page by its own height when it comes late.
  const scrolled = () => void (scrollY > seen.scrolled && (homeSeen.value = true));
  addEventListener('scroll', scrolled, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', scrolled);
  };
}
