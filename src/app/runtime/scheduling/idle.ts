// @chunk entry
/** Runs a callback once the page has loaded and the phone is idle; returns its cancel function. */
export function whenIdle(run: () => void): () => void {
  let wanted = true;
  const go = () => {
    if (wanted) run();
  };
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(go, { timeout: 5_000 });
    else setTimeout(go, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    wanted = false;
  };
}

/** ms between two looks whether the start is over, and the most looks: a silent platform holds idle parts up for five seconds */
const glance = 500;
const looks = 10;

/** Runs a callback in the first idle moment in which `starting` says no: the code of idle parts shares a thin line with nothing that the person waits for. */
export function whenStarted(starting: () => boolean, run: () => void): void {
  let left = looks;
  const look = () => void (left-- && starting() ? setTimeout(look, glance) : whenIdle(run));
  setTimeout(look, glance);
}
