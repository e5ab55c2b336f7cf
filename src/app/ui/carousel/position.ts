// A position counts in slides: 1.25 is a quarter of the way from the second slide to the third.

/** A flick faster than this, in pixels a millisecond, turns the slide however short its way. */
const flick = 0.2;

/** The number brought into 0 to count - 1 by going round. */
export const wrap = (index: number, count: number): number => ((index % count) + count) % count;

/** The number held between the first slide and the last. */
export const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** Past the ends a drag gives less and less, and never a third of a slide. */
export function band(position: number, count: number): number {
  const over = position - clamp(position, count);
  return position - over + over / (1 + 3 * Math.abs(over));
}

/**
 * Where a slide stands when the carousel sets out from one position to another, in slides from the middle.
 * With `loop` it stands on the side the way leads to, so that even two slides can go round.
 */
export function offset(slide: number, from: number, to: number, count: number, loop: boolean): number {
  if (!loop) return slide - from;
  const middle = (from + to) / 2;
  return wrap(slide - middle + count / 2, count) - count / 2 + middle - from;
}

/**
 * The slide on which a released drag comes to rest: where a flick points, else the nearest; one turn at most.
 * `start` is the slide it began on, `speed` in pixels a millisecond towards the slides after it.
 */
export function snap(start: number, position: number, speed: number): number {
  const round = Math.abs(speed) < flick ? Math.round : speed > 0 ? Math.ceil : Math.floor;
  return Math.max(start - 1, Math.min(start + 1, round(position)));
}
