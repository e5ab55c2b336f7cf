// @chunk above-fold
import { effect } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { savesData } from '../../device/save-data.ts';
import { untilSecond } from '../motion/glide.ts';
import { whileMoving } from '../motion/motion.ts';

/** The carousel that turns, and how. */
export interface AutoplayOptions {
  region: HTMLElement;
  viewport: HTMLElement;
  index: ReadonlySignal<number>;
  paused: ReadonlySignal<boolean>;
  /** ms a slide stays */
  stay: number;
  next: () => void;
  /** hides what the last turn has left beside the window */
  settle: () => void;
}

/**
 * Turns the slides while nothing speaks against it; a slide has its whole time however it was reached. With data saving
 * on they are turned by hand alone: each brings its picture.
 */
export function startAutoplay({ region, viewport, index, paused, stay, next, settle }: AutoplayOptions): () => void {
  if (savesData()) {
    region.querySelector<HTMLElement>('.pause')?.style.setProperty('display', 'none');
    return () => {};
  }
  return whileMoving(region, paused, () => {
    viewport.setAttribute('aria-live', 'off');
    const stop = effect(() => {
      void index.value;
      const timer = setTimeout(next, untilSecond(stay));
      return () => clearTimeout(timer);
    });
    return () => {
      stop();
      settle();
      viewport.setAttribute('aria-live', 'polite');
    };
  });
}
