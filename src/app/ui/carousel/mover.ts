import { canMove } from '../../device/motion.ts';
import { glide, keepTime, travel, type Movement } from '../motion/motion.ts';
import { offset, wrap, type Axis } from './track.ts';

/**
 * The movements of all slides, and of the mark on their dots, through one tour: it begins with the turn away from slide `first`,
 * has a turn every `stay` ms, and ends where it began. `placeOf(1)` is the transform of the slide after the shown one;
 * `placeOfMark(1)` is the transform of the mark on the second dot.
 */
function toursOf(
  slides: readonly HTMLElement[],
  mark: HTMLElement | null,
  first: number,
  stay: number,
  placeOf: (position: number) => string,
  placeOfMark: (dot: number) => string,
): Movement[] {
  const turnTo = (slide: number) => wrap(slide - first - 1, slides.length) * stay;
  const movements: Movement[] = slides.map((element, slide) => {
    const enters = { at: turnTo(slide), from: placeOf(1), to: placeOf(0) };
    const leaves = { at: turnTo(slide + 1), from: placeOf(0), to: placeOf(-1) };
    return { element, legs: leaves.at ? [enters, leaves] : [leaves, enters] };
  });
  if (mark) {
    const dot = (turn: number) => placeOfMark(wrap(first + turn, slides.length));
    movements.push({ element: mark, legs: slides.map((_, turn) => ({ at: turn * stay, from: dot(turn), to: dot(turn + 1) })) });
  }
  return movements;
}

/**
 * Moves the slides in `viewport` and the mark on their dots; nothing else writes their transforms. `first` is the index of
 * the shown slide. Positions are in slides, as in `track.ts`.
 */
export function createMover(viewport: HTMLElement, mark: HTMLElement | null, axis: Axis, loop: boolean, first: number) {
  const slides = Array.from(viewport.children) as HTMLElement[];
  const count = slides.length;
  let slide = first;
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** the next turn of a tour, by `performance.now()`; undefined without a tour */
  let due: number | undefined;
  /** when the tour began */
  let began = 0;
  let moves: Animation[] = [];

  const transformAt = (position: number): string => {
    const distance = `${position * 100}%`;
    return `translate3d(${axis === 'x' ? `${distance},0` : `0,${distance}`},0)`;
  };
  const markAt = (at: number): string => `translateX(${at * 100}%)`;

  // A slide out of sight is also out of reach of the keyboard and the screen reader.
  const show = (element: HTMLElement, seen: boolean) => {
    if (!seen && element.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    element.style.visibility = seen ? 'inherit' : 'hidden';
  };

  /** On a tour all slides are visible, those outside the viewport too: hides all but the shown one from screen readers, and every link from the keyboard. */
  const setReach = (touring: boolean) => {
    slides.forEach((element, index) => {
      if (touring && index !== slide) element.setAttribute('aria-hidden', 'true');
      else element.removeAttribute('aria-hidden');
    });
    for (const link of Array.from(viewport.querySelectorAll('a, button'))) {
      if (touring) link.setAttribute('tabindex', '-1');
      else link.removeAttribute('tabindex');
    }
  };

  const setSlide = (to: number) => {
    slide = wrap(to, count);
    if (mark) mark.style.transform = markAt(slide);
  };

  const rest = () => {
    clearTimeout(settling);
    for (const each of moves) each.cancel();
    moves = [];
    if (due === undefined) return;
    due = undefined;
    setSlide(slide);
    setReach(false);
  };

  /** Shows the slides that pass the viewport between two positions, and places them at the second; returns their glides to it. */
  const prepare = (from: number, to: number) => {
    rest();
    return slides.flatMap((element, index) => {
      const start = offset(index, from, to, count, loop);
      const finish = start + from - to;
      const seen = Math.min(start, finish) < 1 && Math.max(start, finish) > -1;
      show(element, seen);
      if (!seen) return [];
      element.style.transform = finish ? transformAt(finish) : '';
      return [{ element, legs: [{ at: 0, from: transformAt(start), to: transformAt(finish) }] }];
    });
  };

  /** Moves to a position at once. */
  const place = (position: number) => {
    prepare(position, position);
  };

  place(first);
  setSlide(first);
  return {
    /** Index of the slide that is shown, or that it is moving to. */
    slide: () => slide,
    /** Reads the layout: the position at this moment, and the px of one slide. */
    measure() {
      const outer = viewport.getBoundingClientRect();
      const inner = slides[slide]!.getBoundingClientRect();
      const size = (axis === 'x' ? outer.width : outer.height) || 1;
      const away = axis === 'x' ? inner.left - outer.left : inner.top - outer.top;
      return { position: slide - away / size, size };
    },
    place,
    /** Moves from one position to another in `duration` ms. */
    glide(from: number, to: number, duration: number): void {
      moves = glide(prepare(from, to), duration);
      setSlide(to);
      settling = setTimeout(place, duration, slide);
    },
    /**
     * Turns to the next slide in `duration` ms and then, until the next move, by itself every `stay` ms: the compositor turns
     * all slides, for a turn of the main thread takes three frames. Call it again at each turn: the screen reader follows.
     * False where nothing can move by itself.
     */
    tour(stay: number, duration: number): boolean {
      if (!canMove()) return false;
      if (due === undefined) {
        rest();
        moves = travel(toursOf(slides, mark, slide, stay, transformAt, markAt), duration, count * stay, Infinity);
        for (const element of slides) show(element, true);
        due = began = performance.now();
      }
      due += stay;
      keepTime(moves, performance.now() - began);
      slide = wrap(slide + 1, count);
      setReach(true);
      return true;
    },
    /** ms until the next turn of a tour; undefined when there is none */
    untilTurn: () => due && due - performance.now(),
    /** Ends a tour; a slide between two places glides to its own in `duration` ms. */
    settle(duration: number): void {
      if (due === undefined) return;
      const { position } = this.measure();
      if (position === slide) place(slide);
      else this.glide(position, slide, duration);
    },
    /** Stops, and removes all styles that it has set. */
    end(): void {
      rest();
      // What renders next, be it a single slide, starts from the drawn state.
      for (const element of [...slides, ...(mark ? [mark] : [])]) element.style.cssText = '';
    },
  };
}
