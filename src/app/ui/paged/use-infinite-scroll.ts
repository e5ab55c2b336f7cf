import { useLayoutEffect, useRef } from 'react';

/** G §4: the next page is asked for within this many px of the bottom, once in this many ms. */
const within = 500;
const once = 1_000;

/**
 * Calls `more` when the page is scrolled near its end, and when `loaded` has grown but does not fill the page yet.
 */
export function useInfiniteScroll(more: () => void, loaded: number): void {
  const latest = useRef(more);
  const asked = useRef(-once);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  latest.current = more;

  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (scrollY + innerHeight < document.documentElement.scrollHeight - within) return;
      const wait = asked.current + once - performance.now();
      clearTimeout(later.current);
      if (wait > 0) {
        later.current = setTimeout(look, wait);
        return;
      }
      asked.current = performance.now();
      latest.current();
    };
    const scrolled = () => (frame ||= requestAnimationFrame(look));
    scrolled();
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later.current);
      removeEventListener('scroll', scrolled);
    };
  }, [loaded]);
}
