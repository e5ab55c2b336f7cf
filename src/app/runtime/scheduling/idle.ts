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

/** ms from the first idle moment until a start has rendered and fetched everything, on a weak phone too */
const rest = 1_500;

/** Runs a callback once the start is over, e.g. to prefetch code that only a tap needs; returns its cancel function. */
export function whenSettled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const forget = whenIdle(() => (timer = setTimeout(run, rest)));
  return () => {
    forget();
    clearTimeout(timer);
  };
}
