// @chunk entry
import { showEntry } from '../runtime/router/history.ts';

let swipedLately = false;

/** Told by the watcher of edge swipes, which comes with the first idle moment. */
export const noteSwipe = (lately: boolean): void => {
  swipedLately = lately;
};

/**
 * Brings in the page that has just taken the place of another: position, focus, fade (S06). Going back
 * by a swipe from the edge, the browser has slid the page in itself: a fade on top would be a second one.
 */
export function enterPage(main: HTMLElement): void {
  const traversed = showEntry();
  main.focus({ preventScroll: true });
  if (!(traversed && swipedLately)) main.classList.add('screen-entering');
}
