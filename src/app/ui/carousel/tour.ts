import type { Way } from '../motion/glide.ts';
import { wrap } from './position.ts';

/**
 * The ways of all slides, and of the mark on their dots, through one tour: it begins with the turn away from slide `first`,
 * has a turn every `stay` ms, and ends where it began. `placeOf(1)` is the transform of the slide after the shown one;
 * `placeOfMark(1)` is the transform of the mark on the second dot.
 */
export function toursOf(
  slides: readonly HTMLElement[],
  mark: HTMLElement | null,
  first: number,
  stay: number,
  placeOf: (position: number) => string,
  placeOfMark: (dot: number) => string,
): Way[] {
  const turnTo = (slide: number) => wrap(slide - first - 1, slides.length) * stay;
  const ways: Way[] = slides.map((element, slide) => {
    const enters = { at: turnTo(slide), from: placeOf(1), to: placeOf(0) };
    const leaves = { at: turnTo(slide + 1), from: placeOf(0), to: placeOf(-1) };
    return { element, legs: leaves.at ? [enters, leaves] : [leaves, enters] };
  });
  if (mark) {
    const dot = (turn: number) => placeOfMark(wrap(first + turn, slides.length));
    ways.push({ element: mark, legs: slides.map((_, turn) => ({ at: turn * stay, from: dot(turn), to: dot(turn + 1) })) });
  }
  return ways;
}
