
const waiting = new Set<() => void>();

/**
 * Runs `again` once what made calls fail is over: the network is back, the platform reopened, or the page came back out of
 * the browser's cache. The same function is run once, however often it waits.
 */
export function whenHealed(again: () => void): void {
  waiting.add(again);
  for (const sign of ['online', 'pageshow']) addEventListener(sign, heal);
}

/** Runs all that waits. */
export function heal(sign?: Event): void {
  // Every page is shown once it has loaded.
  if (sign?.type === 'pageshow' && !(sign as PageTransitionEvent).persisted) return;
  const all = Array.from(waiting);
  waiting.clear();
  for (const again of all) again();
}

/** `again` waits no longer. */
export const stopHealing = (again: () => void): void => void waiting.delete(again);
