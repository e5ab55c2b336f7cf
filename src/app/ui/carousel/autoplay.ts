import { effect } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { savesData } from '../../device/save-data.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { whileMoving } from '../motion/motion.ts';

/** The carousel that turns, and how. */
export interface AutoplayOptions {
  region: HTMLElement;
  viewport: HTMLElement;
  index: ReadonlySignal<number>;
  paused: ReadonlySignal<boolean>;
  /** ms until the next turn */
  wait: () => number;
  next: () => void;
  /** ends what still moves */
  settle: () => void;
}

/**
 * Turns the slides while nothing speaks against it; a slide has its whole time however it was reached. With data saving
 * on they are turned by hand alone: each brings its picture.
 */
export function startAutoplay({ region, viewport, index, paused, wait, next, settle }: AutoplayOptions): () => void {
  if (savesData()) {
    region.querySelector<HTMLElement>('.pause')!.style.display = 'none';
    return () => {};
  }
  return whileMoving(region, paused, () => {
    viewport.setAttribute('aria-live', 'off');
    const stop = effect(() => {
      void index.value;
      // A turn brings a picture: it waits for the screen that a tap has asked for.
      let stopWaiting = () => {};
      const timer = setTimeout(() => (stopWaiting = schedule('free', next)), wait());
      return () => {
        clearTimeout(timer);
        stopWaiting();
      };
    });
    return () => {
      stop();
      settle();
      viewport.setAttribute('aria-live', 'polite');
    };
  });
}
