// @chunk home-shared
import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * How many of `count` items may be rendered by now: `step` at first, and as many more after each paint. Rendered at once,
 * a long list would block a weak phone's taps.
 */
export function useProgressiveCount(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => (drawn < count ? afterPaint(() => setDrawn(drawn + step)) : undefined), [drawn, count, step]);
  return drawn;
}
