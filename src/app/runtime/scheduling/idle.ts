// @chunk entry
/** Runs something once the page has loaded and the phone has nothing better to do; what it returns takes that back. */
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

/** ms from an idle moment until what a start draws and fetches is there, on a weak phone too */
const rest = 1_500;

/** Runs something once the start is over, such as to fetch what only a tap needs, which the tap asks for itself where it comes sooner; what it returns takes that back. */
export function whenSettled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const forget = whenIdle(() => (timer = setTimeout(run, rest)));
  return () => {
    forget();
    clearTimeout(timer);
  };
}
