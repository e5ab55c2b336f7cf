import type { SwipeWindow } from '../app/device/touch.ts';

/** width of the zone at either side where an edge swipe begins, px */
const edge = 30;
/** px, A §9 */
const far = 100;

/** Sets `window.edgeSwiped` when an edge swipe has passed 100 px (S06), from the page's first moment on. */
export function watchEdgeSwipes(): void {
  let startedAt: number | undefined;
  // Listeners of the window are passive by default.
  addEventListener('touchstart', ({ touches }) => {
    startedAt = touches.length === 1 ? touches[0]!.clientX : undefined;
  });
  addEventListener('touchmove', ({ touches }) => {
    if (startedAt === undefined || Math.abs(touches[0]!.clientX - startedAt) <= far) return;
    // Read here and not in each touch: `innerWidth` forces a layout.
    if (startedAt > edge && startedAt < innerWidth - edge) startedAt = undefined;
    else (window as SwipeWindow).edgeSwiped = performance.now();
  });
}
