// @chunk entry
/** ms for an engine without `requestIdleCallback` (iOS), in which a tap is answered */
const idleMs = 200;

/**
 * Runs a callback once the page has loaded and the phone is idle. Returns a function that cancels the callback or, if it
 * has run, calls the clean-up function that the callback returned.
 */
export function whenIdle(run: () => void | (() => void)): () => void {
  let wanted = true;
  let end: void | (() => void);
  const go = () => {
    if (wanted) end = run();
  };
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 5_000 });
    else setTimeout(go, idleMs);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    wanted = false;
    end?.();
  };
}

/** ms between two checks whether the start is over, and the most checks: a silent platform delays idle parts by five seconds */
const checkMs = 500;
const mostChecks = 10;

/** Runs a callback in the first idle moment after `starting` is false, so that the code of idle parts does not share a slow line with the page's first calls. */
export function whenStarted(starting: () => boolean, run: () => void): void {
  let left = mostChecks;
  const check = () => void (left-- && starting() ? setTimeout(check, checkMs) : whenIdle(run));
  setTimeout(check, checkMs);
}
