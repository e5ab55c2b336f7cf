/** For each wheel, from tens of minutes to seconds: how many digits it has, and for how many ms each of them shows. */
const wheelsOf = [
  { digits: 6, step: 600_000 },
  { digits: 10, step: 60_000 },
  { digits: 6, step: 10_000 },
  { digits: 10, step: 1_000 },
];

/** ms for which the last digits stand safely at zero: less than a second, in which no wheel turns again */
const standing = 500;

/**
 * False where the person asked for less motion, and for iOS before 13.4. Asked of the browser itself: `reducedMotion` lies
 * in the chunk above home's fold, which would be 5 KB more for each screen with a countdown.
 */
export const canTurn = (): boolean => 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Sets the wheels to `left` ms, or to zero once it is over, and turns them until then if they are to move. Returns what stops them. */
export function turn(wheels: ArrayLike<HTMLElement>, left: number, moving: boolean): () => void {
  const rest = Math.max(0, left);
  const animations = wheelsOf.map(({ digits, step }, at) => {
    const period = digits * step;
    // The highest digit is on top, and a second shows until it has passed.
    const passed = (((period - 1_000 - rest) % period) + period) % period;
    const { style } = wheels[at]!;
    if (!moving) {
      style.transform = `translateY(${(Math.floor(passed / step) / digits) * -100}%)`;
      return undefined;
    }
    const animation = wheels[at]!.animate([{ transform: 'none', easing: `steps(${digits})` }, { transform: 'translateY(-100%)' }], {
      duration: period,
      iterationStart: passed / period,
      iterations: (rest + standing) / period,
      fill: 'both',
    });
    // Known at once: by itself it would begin with the next frame.
    animation.startTime = performance.now();
    return animation;
  });
  return () => {
    for (const animation of animations) animation?.cancel();
  };
}
