// @chunk over-pages
import { afterPaint } from './after-paint.ts';

const touches = ['touchstart', 'mousedown', 'keydown'];

/**
 * Runs a callback with the person's next touch or key, for what only a person who stays needs; returns its cancel
 * function. After the paint: three imports in the touch itself held the pressed state back by 20 ms at 6x.
 */
export function whenTouched(run: () => void): () => void {
  let cancel = () => touches.forEach((touch) => removeEventListener(touch, touched, true));
  const touched = () => {
    cancel();
    cancel = afterPaint(run);
  };
  touches.forEach((touch) => addEventListener(touch, touched, { capture: true, passive: true }));
  return () => cancel();
}
