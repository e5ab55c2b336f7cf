/** px from either side in which a swipe counts as one from the edge */
const edge = 30;
/** px, A §9 */
const far = 100;
/** ms, A §9 */
const memory = 500;

let startedAt: number | undefined;
let swipedAt = -memory;

/** Watches for swipes from the edge: the browser slides the page itself, so that a fade after it would be a second one (S06). */
export function watchEdgeSwipes(): void {
  const options = { passive: true };
  addEventListener(
    'touchstart',
    (event) => {
      const x = event.touches[0]!.clientX;
      startedAt = event.touches.length === 1 && (x <= edge || x >= innerWidth - edge) ? x : undefined;
    },
    options,
  );
  addEventListener(
    'touchmove',
    (event) => {
      if (startedAt !== undefined && Math.abs(event.touches[0]!.clientX - startedAt) > far) swipedAt = performance.now();
    },
    options,
  );
}

/** True for 500 ms after a swipe of more than 100 px from the edge. */
export const swipedFromEdge = (): boolean => performance.now() - swipedAt < memory;
