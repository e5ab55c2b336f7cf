import { schedule } from '../scheduling/schedule.ts';

/**
 * The person has tapped or typed since the page was opened. Before that Chromium's own Back does not stop at the history
 * entry of what opens by itself, and leaves the page. Engines that cannot tell stop at each entry.
 */
const hasGesture = (): boolean => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

/** Runs a callback now, or once the person has tapped or typed: what opens by itself is to wait for it. Returns its cancel function. */
export function whenGesture(run: () => void): () => void {
  let cancel = () => {};
  // A touch that only scrolls is none.
  const look = () => {
    if (hasGesture()) run();
    else cancel = schedule('touch', look);
  };
  look();
  return () => cancel();
}
