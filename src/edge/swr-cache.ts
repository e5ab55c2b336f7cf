import type { Eventual } from './eventual.ts';

/** Keeps work alive after the answer has been sent: `waitUntil` on workerd, nothing on Node. */
export type Background = (work: Promise<unknown>) => void;

export interface SwrOptions<T> {
  /** ms that a value serves before it is asked for again */
  freshMs: number;
  /** ms that the first caller of a key waits, while there is nothing to give */
  firstWaitMs: number;
  /** ms that a caller waits for a newer value where the last one took no longer than that */
  waitMs: number;
  /** ms after which a value that was not confirmed is given as `asOld` makes it; none: never */
  oldMs?: number;
  asOld?: (value: T) => T;
}

interface Entry<T> {
  value?: T;
  /** the same as `asOld` makes it */
  old?: T;
  /** epoch ms at which it was last confirmed */
  confirmedAt: number;
  /** epoch ms of the last attempt's start */
  askedAt: number;
  /** ms that the last attempt took; none before the first ended */
  took?: number;
  /** the attempt under way */
  asking?: Promise<unknown>;
}

/** ms after which an attempt counts as lost: on workerd one ends with the request that made it. */
const lostMs = 10_000;

/**
 * A cache that serves the last value while a new one is fetched (stale-while-revalidate). `take` gives a value, or
 * undefined if it failed: then the last one stays. A cached value is returned as it is, not as a promise. Keys must come
 * from a known set, which bounds the cache.
 */
export function swrCache<T>({ freshMs, firstWaitMs, waitMs, oldMs = Infinity, asOld = (value) => value }: SwrOptions<T>): (key: string, take: () => Promise<T | undefined>, background: Background) => Eventual<T | undefined> {
  const entries = new Map<string, Entry<T>>();

  async function attempt(entry: Entry<T>, take: () => Promise<T | undefined>): Promise<void> {
    const started = performance.now();
    const value = await take().catch(() => undefined);
    entry.took = performance.now() - started;
    entry.asking = undefined;
    if (value === undefined) return;
    entry.confirmedAt = Date.now();
    // An equal value stays the same object, so that the pages made of it are not made again.
    if (JSON.stringify(value) === JSON.stringify(entry.value)) return;
    entry.value = value;
    entry.old = undefined;
  }

  function give(entry: Entry<T>): T | undefined {
    if (entry.value === undefined || Date.now() - entry.confirmedAt < oldMs) return entry.value;
    return (entry.old ??= asOld(entry.value));
  }

  return (key, take, background) => {
    const now = Date.now();
    let entry = entries.get(key);
    if (!entry) entries.set(key, (entry = { askedAt: -Infinity, confirmedAt: -Infinity }));
    const isDue = now - entry.askedAt >= (entry.asking ? lostMs : freshMs);
    if (isDue) {
      entry.askedAt = now;
      entry.asking = attempt(entry, take);
      background(entry.asking);
    }
    // After a slow attempt the last value is served without a wait.
    const wait = entry.took === undefined ? firstWaitMs : entry.took <= waitMs ? waitMs : 0;
    return entry.asking && wait ? within(entry.asking, wait).then(() => give(entry)) : give(entry);
  };
}

/** Settles with `work`, or after `ms`. */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
