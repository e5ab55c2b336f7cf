import { swipedLately } from '../device/touch.ts';
import { restoreScroll } from '../runtime/router/history.ts';

/**
 * Restores position, sets the focus and fades in a new page (S06). No fade after an edge swipe: the browser has slid the
 * page in itself.
 */
export function startPageTransition(main: HTMLElement): void {
  const traversed = restoreScroll();
  main.focus({ preventScroll: true });
  if (!(traversed && swipedLately())) main.classList.add('screen-entering');
}
