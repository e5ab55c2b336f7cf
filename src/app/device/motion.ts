/** Whether the person asked for less motion. Read at each use, without a listener: the setting cannot be changed on the page. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** False where the person asked for less motion, and where Web Animations are missing (iOS before 13.4). */
export const canMove = (): boolean => 'animate' in Element.prototype && !reducedMotion();
