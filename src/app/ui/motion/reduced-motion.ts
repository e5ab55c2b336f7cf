// @chunk entry
/** Whether the person asked for less motion. Read at each use, without a listener: to change the setting, the person leaves the page. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether parts may move on the compositor: also false for iOS before 13.4, which has no Web Animations. */
export const canAnimate = (): boolean => !reducedMotion() && 'animate' in Element.prototype;
