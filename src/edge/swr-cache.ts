import type { Eventual } from './eventual.ts';

/** Keeps work alive after the answer has been sent: `waitUntil` on workerd, nothing on Node. */
export type Background = (work: Promise<unknown>) => void;

export interface SwrOptions<T> {
  /** ms that a value is fresh */
  freshMs: number;
  /** ms that the first caller of a key waits, while there is no value */
  firstWaitMs: number;
  /** ms that a caller waits for a newer value if the last fetch took no longer */
  waitMs: number;
  /** ms after which an unconfirmed value is passed through `asOld`; by default never */
  oldMs?: number;
  asOld?: (value: T) => T;
}

interface Entry<T> {
  value?: T;
  /** the value passed through `asOld` */
  old?: T;
  /** epoch ms of the last confirmation */
  confirmedAt: number;
  /** epoch ms of the last fetch's start */
  askedAt: number;
  /** duration of the last fetch, ms; undefined before the first ended */
  took?: number;
  /** the pending fetch */
  asking?: Promise<unknown>;
}

/** ms after which a fetch counts as lost: on workerd it ends with the request that started it. */
const lostMs = 10_000;
/** ms for which a first caller waits no longer than others, after one has waited in vain: a dead platform delays one page, not each */
const silentMs = 10_000;

/** Whose value a key names: its first word. */
const groupOf = (key: string): string => key.split(' ', 1)[0]!;

/**
 * A stale-while-revalidate cache: it serves the last value while a new one is fetched. `take` resolves to a value, or
 * to undefined if it failed: then the last one stays. A cached value is returned directly, not as a promise. Keys must
 * come from a known set, which bounds the cache; their first word is the merchant's code.
 */
export function swrCache<T>({ freshMs, firstWaitMs, waitMs, oldMs = Infinity, asOld = (value) => value }: SwrOptions<T>): (key: string, take: () => Promise<T | undefined>, background: Background) => Eventual<T | undefined> {
  const entries = new Map<string, Entry<T>>();
  /** epoch ms, by group */
  const silentUntil = new Map<string, number>();

  async function attempt(entry: Entry<T>, take: () => Promise<T | undefined>): Promise<void> {
    const started = performance.now();
    const value = await take().catch(() => undefined);
    entry.took = performance.now() - started;
    entry.asking = undefined;
    if (value === undefined) return;
    entry.confirmedAt = Date.now();
    // An equal value stays the same object, so that its pages are not made again.
    if (JSON.stringify(value) === JSON.stringify(entry.value)) return;
    entry.value = value;
    entry.old = undefined;
  }

  function give(entry: Entry<T>, now: number): T | undefined {
    if (entry.value === undefined || now - entry.confirmedAt < oldMs) return entry.value;
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
    if (!entry.asking) return give(entry, now);
    // After a slow fetch the last value is served without a wait.
    const wait = entry.took !== undefined ? (entry.took <= waitMs ? waitMs : 0) : now < (silentUntil.get(groupOf(key)) ?? 0) ? waitMs : firstWaitMs;
    if (!wait) return give(entry, now);
    return within(entry.asking, wait).then(() => {
      const at = Date.now();
      if (entry.took === undefined && wait === firstWaitMs) silentUntil.set(groupOf(key), at + silentMs);
      return give(entry, at);
    });
  };
}

/** Settles with `work`, or with undefined after `ms`. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
