import { reducedMotion } from './motion.ts';

/** One glide of an element: `at` ms, values of `transform`. */
export interface Leg {
  at: number;
  from: string;
  to: string;
}

/** An element and its glides, in the order of time. Between two of them it stands where the first ended. */
export interface Way {
  element: HTMLElement;
  legs: readonly Leg[];
}

/** ms by which a timer may be late, and a wait shorter */
const late = 100;

/** ms for which a glide stands at its end unless it is taken away */
const standing = 60_000;

/** ms to the first whole second of the phone's clock after `ms`, or at most 100 ms before it: a change there shares its frame with what ticks. */
export function untilSecond(ms: number): number {
  const now = Date.now();
  return Math.ceil((now + ms - late) / 1_000) * 1_000 - now;
}

/** False where the person asked for less motion, and where there are no Web Animations (iOS before 13.4). */
export const canMove = (): boolean => 'animate' in Element.prototype && !reducedMotion();

/**
 * Moves elements on the compositor, if they can move: each glide lasts `duration` ms, all of them `whole` ms, so many times.
 * What starts an animation takes two to three frames of the main thread, a glide within one takes none. Returns
 * the animations.
 */
export function travel(ways: readonly Way[], duration: number, whole: number, times = 1): Animation[] {
  if (!canMove()) return [];
  // Standing by steps: between two equal values the compositor's result differs in its last bits, and each frame is drawn.
  const standAt = (transform: string, at: number) => ({ transform, offset: at / whole, easing: 'step-end' });
  return ways.map(({ element, legs }) =>
    element.animate(
      [
        standAt(legs[0]!.from, 0),
        ...legs.flatMap(({ at, from, to }) => [{ transform: from, offset: at / whole, easing: 'ease-out' }, standAt(to, at + duration)]),
        standAt(legs[legs.length - 1]!.to, whole),
      ],
      { duration: whole, iterations: times },
    ));
}

/**
 * Moves elements once; the style of each must already say where it ends. The caller cancels the animations, best when
 * something else draws a frame: an animation that ends by itself takes four frames of the main thread (Chromium 156), so
 * these stand at their end for a minute more. The browser draws a frame when that time is over even if they are gone by
 * then, and after some seconds it was one frame for each glide.
 */
export const glide = (ways: readonly Way[], duration: number): Animation[] =>
  travel(ways, duration, Math.max(...ways.flatMap(({ legs }) => legs.map(({ at }) => at))) + duration + standing);

/** ms by which animations may be ahead of the clock, or behind it */
const tolerance = 300;

/** Sets animations to `time`, ms since they began, if they are elsewhere: while a phone sleeps its animations stand still. */
export function keepTime(animations: readonly Animation[], time: number): void {
  for (const each of animations) if (Math.abs((each.currentTime as number) - time) > tolerance) each.currentTime = time;
}
