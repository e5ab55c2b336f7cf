/** ms before the first poll, and the longest ms between polls */
const soonest = 2_000;
const latest = 15_000;

/**
 * Polls a state at growing intervals until `ask` gives 'ended'. It does not poll while the page is hidden, and polls at
 * once when the page is shown again. The returned function ends the polling.
 */
export function poll(ask: () => Promise<'ended' | 'goes on'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = soonest;
  let asking = false;
  let stopped = false;

  const later = () => {
    clearTimeout(timer);
    if (!stopped && !document.hidden) timer = setTimeout(() => void now(), delay);
  };

  async function now(): Promise<void> {
    if (asking) return;
    asking = true;
    delay = Math.min(latest, delay * 1.5);
    const outcome = await ask().catch(() => 'goes on');
    asking = false;
    if (outcome === 'ended') stop();
    else later();
  }

  const turned = () => {
    clearTimeout(timer);
    delay = soonest;
    if (!document.hidden) void now();
  };

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turned);
  }

  document.addEventListener('visibilitychange', turned);
  later();
  return stop;
}
