import { useEffect, useState } from 'react';
import { schedule } from './schedule.ts';
import { returns } from '../router/history.ts';
import { hydrated } from './hydration.tsx';

/** Items of a page to which the person returns that are rendered at once: three rows of cards. */
const most = 9;

/** id of the next frame, if a list has grown since the last frame */
let grown = 0;

/**
 * How many of `count` items may be rendered by now: `step` at first, and `step` more after each paint, one list per
 * frame. Rendered at once, a long list, or several together, would block a weak phone's taps.
 */
export function useProgressiveCount(count: number, step: number): number {
  // Items drawn by the edge are in the page already; of a page that was left the first stand at once.
  const [drawn, setDrawn] = useState(hydrated.peek() ? (returns() ? Math.max(step, Math.min(count, most)) : step) : Math.max(step, count));
  useEffect(() => {
    // Never cancelled (saves 40 bytes): a stale step of a changed list only adds items, and one of an unmounted list has no effect.
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
