// @chunk above-fold
import { glide } from '../motion/glide.ts';
import { offset, wrap } from './position.ts';
import type { Axis } from './track.ts';

/** The one writer of the slides' transforms. Positions are in slides, as in `position.ts`. */
export interface Mover {
  /** The slide it stands on or is going to. */
  slide(): number;
  /** Reads the layout: where the slides are this moment, and the pixels of one. */
  measure(): { position: number; size: number };
  /** Stands there at once. */
  place(position: number): void;
  /** Goes there in so many ms. `calmly`: the slide left behind stays beside the window until `settle` or the next move, for to hide it is a frame more. */
  glide(from: number, to: number, duration: number, calmly?: boolean): void;
  /** Hides what a calm glide has left behind, once it is over. */
  settle(): void;
  /** Stops, and gives the slides back as they were. */
  end(): void;
}

/** Takes over the slides in `viewport`; `first` is the one that stands in it. */
export function createMover(viewport: HTMLElement, axis: Axis, loop: boolean, first: number): Mover {
  const slides = Array.from(viewport.children) as HTMLElement[];
  const count = slides.length;
  let slide = first;
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** ms of a calm glide that has not been settled */
  let calm: number | undefined;
  let stop = () => {};

  const transformAt = (position: number): string => {
    const way = `${position * 100}%`;
    return `translate3d(${axis === 'x' ? `${way},0` : `0,${way}`},0)`;
  };

  // A slide out of sight is also out of reach of the keyboard and the screen reader.
  const show = (element: HTMLElement, seen: boolean) => {
    if (!seen && element.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    element.style.visibility = seen ? 'inherit' : 'hidden';
    element.removeAttribute('aria-hidden');
  };

  const rest = () => {
    clearTimeout(settling);
    calm = undefined;
    stop();
  };

  /** Shows the slides that a way passes, where they are at its end; returns the moves to there. */
  const prepare = (from: number, to: number) => {
    rest();
    return slides.flatMap((element, index) => {
      const start = offset(index, from, to, count, loop);
      const finish = start + from - to;
      const seen = Math.min(start, finish) < 1 && Math.max(start, finish) > -1;
      show(element, seen);
      if (!seen) return [];
      element.style.transform = finish ? transformAt(finish) : '';
      return [{ element, from: transformAt(start), to: transformAt(finish) }];
    });
  };

  const place = (position: number) => {
    prepare(position, position);
  };

  place(first);
  return {
    slide: () => slide,
    measure() {
      const outer = viewport.getBoundingClientRect();
      const inner = slides[slide]!.getBoundingClientRect();
      const size = (axis === 'x' ? outer.width : outer.height) || 1;
      const away = axis === 'x' ? inner.left - outer.left : inner.top - outer.top;
      return { position: slide - away / size, size };
    },
    place,
    glide(from, to, duration, calmly) {
      stop = glide(prepare(from, to), duration);
      slide = wrap(to, count);
      if (calmly) {
        calm = duration;
        slides.forEach((element, index) => index !== slide && element.setAttribute('aria-hidden', 'true'));
      } else settling = setTimeout(place, duration, slide);
    },
    settle() {
      if (calm !== undefined) settling = setTimeout(place, calm, slide);
    },
    end() {
      rest();
      // Whatever comes next begins as the page was prerendered, be it a single slide.
      for (const element of slides) {
        element.style.cssText = '';
        element.removeAttribute('aria-hidden');
      }
    },
  };
}
