// @chunk above-fold
import { reducedMotion } from './motion.ts';

/** One element's part of a glide. */
export interface Move {
  element: HTMLElement;
  /** values of `transform`; the element's own style says `to` already */
  from: string;
  to: string;
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

/**
 * Moves elements on the compositor in `duration` ms. Returns what takes the animations away; call it in a frame that is
 * drawn anyway. An animation that ends by itself takes four frames of the main thread (Chromium 156), so that these
 * stand at their end for a minute more: the browser draws a frame when that time is over even if they are gone by then,
 * and after some seconds it was one frame for each glide. Without Web Animations (iOS before 13.4) the elements jump.
 */
export function glide(moves: readonly Move[], duration: number): () => void {
  if (reducedMotion() || !('animate' in Element.prototype)) return () => {};
  const whole = duration + standing;
  const animations = moves.map(({ element, from, to }) =>
    element.animate([{ transform: from, easing: 'ease-out' }, { transform: to, offset: duration / whole }, { transform: to }], whole));
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
