// @chunk home-shared
import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** the next frame, if a list has grown since the last one began */
let grown = 0;

/**
 * How many of `count` items may be rendered by now: `step` at first, and as many more after a paint in which no other list
 * grows. Rendered at once, a long list, or several that came together, would block a weak phone's taps.
 */
export function useProgressiveCount(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let cancel = afterPaint(function grow() {
      if (grown) {
        cancel = afterPaint(grow);
        return;
      }
      grown = requestAnimationFrame(() => (grown = 0));
      setDrawn(drawn + step);
    });
    return () => cancel();
  }, [drawn, count, step]);
  return drawn;
}
