import { useEffect, useState } from 'react';
import { schedule } from './schedule.ts';
import { hydrated } from './hydration.tsx';

/** the next frame, if a list has grown since the last one began */
let grown = 0;

/**
 * How many of `count` items may be rendered by now: `step` at first, and as many more after a paint in which no other list
 * grows. Rendered at once, a long list, or several that came together, would block a weak phone's taps.
 */
export function useProgressiveCount(count: number, step: number): number {
  // What came with the page stands already.
  const [drawn, setDrawn] = useState(hydrated.peek() ? step : Math.max(step, count));
  useEffect(() => {
    // Never cancelled (40 bytes): a step that a changed list left behind is one more, and one of a list that is gone sets nothing.
    const grow = () => {
      schedule('paint', () => {
        if (grown) return grow();
        grown = requestAnimationFrame(() => (grown = 0));
        setDrawn((before) => before + step);
      });
    };
    if (drawn < count) grow();
  }, [drawn, count, step]);
  return drawn;
}
