import type { SwipeWindow } from '../app/device/touch.ts';

/** px from either side in which a swipe counts as an edge swipe */
const edge = 30;
/** px, A §9 */
const far = 100;

/** Notes on `window.edgeSwiped` when an edge swipe has passed 100 px (S06): from the page's first moment on, whatever the app or the platform wait for. */
export function watchEdgeSwipes(): void {
  let startedAt: number | undefined;
  // Passive by themselves, as the window's are.
  addEventListener('touchstart', ({ touches }) => {
    startedAt = touches.length === 1 ? touches[0]!.clientX : undefined;
  });
  addEventListener('touchmove', ({ touches }) => {
    if (startedAt === undefined || Math.abs(touches[0]!.clientX - startedAt) <= far) return;
    // Read here and not in each touch: `innerWidth` lays the page out.
    if (startedAt > edge && startedAt < innerWidth - edge) startedAt = undefined;
    else (window as SwipeWindow).edgeSwiped = performance.now();
  });
}
