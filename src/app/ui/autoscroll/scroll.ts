import { effect } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { whileMoving } from '../motion/motion.ts';

/** How long a row takes to pass, ms. */
const step = 300;

/** Moves the view's track up by a row every `stay` ms; paused, the person scrolls it. Returns what ends it. */
export function startScroll(
  view: HTMLElement,
  rows: number,
  paused: ReadonlySignal<boolean>,
  stay: number,
): () => void {
  const track = view.firstElementChild as HTMLElement;
  let row = 0;

  const stand = (at: number, duration: number) => {
    row = at;
    track.style.transition = duration ? `transform ${duration}ms ease-in-out` : 'none';
    track.style.transform = at ? `translate3d(0,${-100 * at / rows}%,0)` : '';
  };

  const next = () => {
    if (row === rows) {
      // The rows that follow the last are the first ones again.
      stand(0, 0);
      void track.offsetHeight;
    }
    stand(row + 1, step);
  };

  // While the person drags, it scrolls natively from its current row; afterwards it goes on from the row reached.
  const byHand = effect(() => {
    if (!paused.value) return undefined;
    const height = track.offsetHeight / rows;
    const at = row % rows;
    stand(0, 0);
    view.classList.add('autoscroll-by-hand');
    view.scrollTop = at * height;
    return () => {
      const left = Math.round(view.scrollTop / (height || 1));
      view.classList.remove('autoscroll-by-hand');
      view.scrollTop = 0;
      stand(left, 0);
    };
  });
  const stop = whileMoving(view, paused, () => {
    const timer = setInterval(next, stay);
    return () => clearInterval(timer);
  });

  return () => {
    stop();
    byHand();
    stand(0, 0);
  };
}
