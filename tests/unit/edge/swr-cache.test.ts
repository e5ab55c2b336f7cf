import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { swrCache } from '../../../src/edge/swr-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const background = () => {};
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));
const cacheOf = () => swrCache<string>({ freshMs: 2_000, firstWaitMs: 1_000, waitMs: 100, oldMs: 5_000, asOld: (value) => `${value}, old` });

test('a call of 800 ms is awaited once; later the stale answer is served during revalidation', async () => {
  const cache = cacheOf();
  const first = cache('a', () => after(800, 'one'), background);
  await vi.advanceTimersByTimeAsync(800);
  expect(await first).toBe('one');
  await vi.advanceTimersByTimeAsync(4_000);
  const started = Date.now();
  expect(await cache('a', () => after(800, 'two'), background)).toBe('one');
  expect(Date.now()).toBe(started);
  await vi.advanceTimersByTimeAsync(800);
  expect(await cache('a', () => after(800, 'three'), background)).toBe('two');
});

test('whoever waits no more leaves no timer behind', async () => {
  const cache = cacheOf();
  await cache('a', async () => 'one', background);
  expect(vi.getTimerCount()).toBe(0);
});

test('a quick call is awaited, and its fresh answer served', async () => {
  const cache = cacheOf();
  expect(await cache('a', async () => 'one', background)).toBe('one');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await cache('a', async () => 'two', background)).toBe('two');
});

test('the first call waits a second at most, and its late answer is cached', async () => {
  const cache = cacheOf();
  const first = cache('a', () => after(5_000, 'late'), background);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeUndefined();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await cache('a', () => after(5_000, 'later'), background)).toBe('late');
});

test('after a first call has waited in vain, the next of the same merchant waits no longer than later ones, for ten seconds', async () => {
  const cache = cacheOf();
  const never = () => new Promise<string>(() => {});
  const waited = async (key: string) => {
    const started = Date.now();
    let ended = 0;
    void Promise.resolve(cache(key, never, background)).then(() => (ended = Date.now() - started));
    await vi.advanceTimersByTimeAsync(1_000);
    return ended;
  };
  expect([await waited('leve a'), await waited('leve b'), await waited('leve a'), await waited('brisa a'), await waited('leve c')]).toEqual([1_000, 100, 100, 1_000, 100]);
  await vi.advanceTimersByTimeAsync(7_000);
  expect([await waited('leve d'), await waited('leve e')]).toEqual([1_000, 100]);
});

test('a failed call keeps the last answer, and concurrent callers share one call', async () => {
  const cache = cacheOf();
  await cache('a', async () => 'one', background);
  await vi.advanceTimersByTimeAsync(2_000);
  const take = vi.fn(() => after(50, undefined));
  const all = Promise.all(Array.from({ length: 20 }, () => cache('a', take, background)));
  await vi.advanceTimersByTimeAsync(50);
  expect(new Set(await all)).toEqual(new Set(['one']));
  expect(take).toHaveBeenCalledTimes(1);
});

test('a call that takes longer than its answer would serve is shared, and counts as lost after 10 s', async () => {
  const cache = cacheOf();
  const take = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
  for (const [wait, calls] of [[0, 1], [5_000, 1], [4_999, 1], [1, 2]] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    void cache('a', take, background);
    expect(take).toHaveBeenCalledTimes(calls);
  }
});

test('what a slow platform said long ago is given as old, and as new once it has said the same again', async () => {
  const cache = cacheOf();
  const ask = () => cache('a', () => after(800, 'one'), background);
  void ask();
  await vi.advanceTimersByTimeAsync(800);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await ask()).toBe('one, old');
  await vi.advanceTimersByTimeAsync(800);
  expect(await ask()).toBe('one');
});
