import { schedule } from '../scheduling/schedule.ts';

/**
 * Whether the person has tapped or typed since the page was opened. Until then Chromium's own Back skips the history
 * entry of an overlay that opened by itself, and leaves the page. Engines without `userActivation` stop at each entry.
 */
const hasGesture = (): boolean => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

/** Runs a callback now, or after the person's first tap or key: what opens by itself must wait for it. Returns its cancel function. */
export function whenGesture(run: () => void): () => void {
  let cancel = () => {};
  // A touch that only scrolls is no gesture: look again at the next one.
  const look = () => {
    if (hasGesture()) run();
    else cancel = schedule('touch', look);
  };
  look();
  return () => cancel();
}
