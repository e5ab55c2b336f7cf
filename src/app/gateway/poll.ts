import { endAll, listen } from '../device/listen.ts';
import { onReturn } from '../device/on-return.ts';

/** ms before the first poll, and the longest ms between polls */
const soonest = 2_000;
const latest = 15_000;

/**
 * Polls a state at growing intervals until `ask` resolves to 'ended'; first after `first` ms. It pauses while the page
 * is hidden, and polls at once when the page is shown again, returns from the back-forward cache or is online again.
 * Returns the function that stops it.
 */
export function poll(ask: () => Promise<'ended' | 'goes on'>, first = soonest): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = first;
  let asking = false;
  let stopped = false;

  const later = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void now(), delay);
  };

  async function now(): Promise<void> {
    if (asking || document.hidden) return;
    asking = true;
    delay = Math.min(latest, Math.max(soonest, delay * 1.5));
    const outcome = await ask().catch(() => 'goes on');
    asking = false;
    if (outcome === 'ended') stop();
    else later();
  }

  const again = () => {
    clearTimeout(timer);
    delay = soonest;
    void now();
  };
  const stopWatching = endAll([onReturn(again), listen(window, 'online', again)]);

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    stopWatching();
  }

  later();
  return stop;
}
