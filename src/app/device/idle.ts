// First bundle.
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
