/** Whether the person asked for less motion. Read at each use, without a listener: to change the setting, the person leaves the page. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** False where the person asked for less motion, and where there are no Web Animations (iOS before 13.4). */
export const canMove = (): boolean => 'animate' in Element.prototype && !reducedMotion();
