import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comingRises, jackpot, startJackpotCount } from '../../../../../src/app/screens/home/jackpot-count.ts';

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  hidden = false;
  vi.useRealTimers();
});

test('the jackpot starts between 20 and 21 million and rises by 100 to 500 every 3, 4 or 5 s while the page is visible', async () => {
  expect(jackpot.peek()).toBe(20_000_000);
  const stop = startJackpotCount();
  const start = jackpot.peek();
  expect(start).toBeGreaterThanOrEqual(20_000_000);
  expect(start).toBeLessThanOrEqual(21_000_000);

  const rises: { at: number; by: number }[] = [];
  let before = start;
  const began = Date.now();
  const foretold = new Set<string>();
  const unsubscribeComing = comingRises.subscribe((list) => {
    for (const { at, value } of list) foretold.add(`${at} ${value}`);
  });
  const unsubscribe = jackpot.subscribe((value) => {
    if (value !== before) {
      expect(foretold).toContain(`${Date.now()} ${value}`);
      rises.push({ at: Date.now() - began, by: value - before });
    }
    before = value;
  });
  await vi.advanceTimersByTimeAsync(900_000);
  expect(rises.length).toBeGreaterThanOrEqual(180);
  expect(rises.length).toBeLessThanOrEqual(300);
  for (const [index, { at, by }] of rises.entries()) {
    expect(by).toBeGreaterThanOrEqual(100);
    expect(by).toBeLessThanOrEqual(500);
    const wait = at - (rises[index - 1]?.at ?? 0);
    expect([3_000, 4_000, 5_000]).toContain(wait);
  }

  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  const resting = jackpot.peek();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(jackpot.peek()).toBe(resting);
  unsubscribe();
  unsubscribeComing();
  stop();
  expect(comingRises.peek()).toEqual([]);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(jackpot.peek()).toBe(resting);
});
