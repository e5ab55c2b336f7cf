// @chunk home-shared
import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * How many of `count` items may be drawn by now: `step` at first, and as many more after each paint. All at once would
 * leave a weak phone deaf while it draws and paints them.
 */
export function useDrawn(count: number, step: number): number {
  const [drawn, draw] = useState(step);
  useEffect(() => (drawn < count ? afterPaint(() => draw(drawn + step)) : undefined), [drawn, count, step]);
  return drawn;
}
