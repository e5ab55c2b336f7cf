// @chunk over-pages
/** px from either side in which a swipe counts as an edge swipe */
const edge = 30;
/** px, A §9 */
const far = 100;
/** ms, A §9 */
const memory = 500;

/** Calls `swiped` with true when an edge swipe has passed 100 px, and with false 500 ms after (S06). */
export function watchEdgeSwipes(swiped: (lately: boolean) => void): void {
  const options = { passive: true };
  let startedAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'touchstart',
    ({ touches }) => {
      startedAt = touches.length === 1 ? touches[0]!.clientX : undefined;
    },
    options,
  );
  addEventListener(
    'touchmove',
    ({ touches }) => {
      if (startedAt === undefined || Math.abs(touches[0]!.clientX - startedAt) <= far) return;
      // Read here and not in each touch: `innerWidth` lays the page out.
      if (startedAt > edge && startedAt < innerWidth - edge) {
        startedAt = undefined;
        return;
      }
      swiped(true);
      clearTimeout(timer);
      timer = setTimeout(() => swiped(false), memory);
    },
    options,
  );
}
