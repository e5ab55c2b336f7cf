/**
 * Lies over the whole page for 300 ms and takes all taps: one that was meant for what has just gone must not fall through
 * to what lay under it. Its time is its animation's (`.tap-shield`), for a timer may be late.
 */
export function shieldTaps(): void {
  const shield = document.createElement('div');
  shield.className = 'tap-shield';
  shield.setAttribute('aria-hidden', 'true');
  shield.addEventListener('animationend', () => shield.remove());
  document.body.appendChild(shield);
}

/** What the script of a page's head notes. */
export interface SwipeWindow {
  /** when an edge swipe last passed 100 px, ms on the clock of `performance` */
  edgeSwiped?: number;
}

/** ms, A §9 */
const memory = 500;

/** The finger has just swiped from the edge (S06): the browser slides the page in itself. */
export const swipedLately = (): boolean => performance.now() - ((window as SwipeWindow).edgeSwiped ?? -memory) < memory;
