// @chunk entry
import { restoreScroll } from '../runtime/router/history.ts';

let swipedLately = false;

/** Told by the watcher of edge swipes, which comes with the first idle moment. */
export const setSwiped = (lately: boolean): void => {
  swipedLately = lately;
};

/**
 * Brings in the page that has just taken the place of another: position, focus, fade (S06). Going back
 * by a swipe from the edge, the browser has slid the page in itself: a fade on top would be a second one.
 */
export function startPageTransition(main: HTMLElement): void {
  const traversed = restoreScroll();
  main.focus({ preventScroll: true });
  if (!(traversed && swipedLately)) main.classList.add('screen-entering');
}
