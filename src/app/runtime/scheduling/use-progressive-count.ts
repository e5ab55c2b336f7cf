// @chunk home-shared
import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * How many of `count` items may be drawn by now: `step` at first, and as many more after each paint. All at once would
 * leave a weak phone deaf while it draws and paints them.
 */
export function useProgressiveCount(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => (drawn < count ? afterPaint(() => setDrawn(drawn + step)) : undefined), [drawn, count, step]);
  return drawn;
}
