// @chunk above-fold
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
  /** Goes there in so many ms: at once, or `calmly`, two frames later, which spares the page a layout in between. */
  glide(from: number, to: number, duration: number, calmly?: boolean): void;
  /** Stops, and gives the slides back as they were. */
  end(): void;
}

export function createMover(viewport: HTMLElement, axis: Axis, loop: boolean, first: number): Mover {
  const slides = Array.from(viewport.children) as HTMLElement[];
  const count = slides.length;
  let slide = first;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const move = ({ style }: HTMLElement, to: number, transition: string) => {
    const way = `${to * 100}%`;
    style.transition = transition;
    style.transform = to ? `translate3d(${axis === 'x' ? `${way},0` : `0,${way}`},0)` : '';
  };

  // A slide out of sight is also out of reach of the keyboard and the screen reader.
  const show = (element: HTMLElement, seen: boolean) => {
    if (!seen && element.contains(document.activeElement)) viewport.focus({ preventScroll: true });
    element.style.visibility = seen ? 'inherit' : 'hidden';
  };

  const rest = () => {
    clearTimeout(settling);
    cancelAnimationFrame(frame);
  };

  /** Puts the slides where a way begins and shows those it passes; returns where each of them ends. */
  const prepare = (from: number, to: number) => {
    rest();
    return slides.map((element, index) => {
      const start = offset(index, from, to, count, loop);
      const finish = start + from - to;
      const seen = Math.min(start, finish) < 1 && Math.max(start, finish) > -1;
      show(element, seen);
      if (seen) move(element, start, 'none');
      return finish;
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
      const finishes = prepare(from, to);
      slide = wrap(to, count);
      const set = () => {
        slides.forEach((element, index) => move(element, finishes[index]!, `transform ${duration}ms ease-out`));
        settling = setTimeout(place, duration, slide);
      };
      // The browser has to see the beginning of the way, or it jumps to the end.
      if (calmly) {
        frame = requestAnimationFrame(() => (frame = requestAnimationFrame(set)));
        return;
      }
      void viewport.offsetWidth;
      set();
    },
    end() {
      rest();
      // Whatever comes next begins as the page was prerendered, be it a single slide.
      for (const { style } of slides) style.cssText = '';
    },
  };
}
