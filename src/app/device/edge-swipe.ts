/** What the script of a page's head notes. */
export interface SwipeWindow {
  /** when an edge swipe last passed 100 px, ms on the clock of `performance` */
  edgeSwiped?: number;
}

/** ms, A §9 */
const memory = 500;

/** The finger has just swiped from the edge (S06): the browser slides the page in itself. */
export const swipedLately = (): boolean => performance.now() - ((window as SwipeWindow).edgeSwiped ?? -memory) < memory;
