/** ms in which a second tap may follow the first: what has moved under the finger meanwhile takes none. */
export const secondTapMs = 500;

/**
 * Covers the whole page for 300 ms and takes all taps: one meant for what has just closed must not fall through to what
 * lay under it. It ends with its animation (`.tap-shield`), because a timer may be late.
 */
export function shieldTaps(): void {
  const shield = document.createElement('div');
  shield.className = 'tap-shield';
  shield.setAttribute('aria-hidden', 'true');
  shield.addEventListener('animationend', () => shield.remove());
  document.body.appendChild(shield);
}

/** Written by the script in the page's head. */
export interface SwipeWindow {
  /** when an edge swipe last passed 100 px, ms on the clock of `performance` */
  edgeSwiped?: number;
}

/** ms, A §9 */
const memory = 500;

/** Whether the finger has just swiped from the edge (S06): the browser then animates the page change itself. */
export const swipedLately = (): boolean => performance.now() - ((window as SwipeWindow).edgeSwiped ?? -memory) < memory;
