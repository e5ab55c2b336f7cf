import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now, wholeSecond } from '../../../../src/app/runtime/clock.ts';
import { fakeBrowser } from '../../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => browser.restore());

/** Subscribes to both, and lets the first tick come. */
async function watch() {
  const ticks: number[] = [];
  const seconds: number[] = [];
  const endings = [now.subscribe((value) => void ticks.push(value)), wholeSecond.subscribe((value) => void seconds.push(value))];
  await Promise.resolve();
  ticks.length = seconds.length = 0;
  return { ticks, seconds, leaveNow: endings[0]!, leaveSecond: endings[1]! };
}

test('the clock ticks twice a second, and the whole second changes once', async () => {
  const { ticks, seconds, leaveNow, leaveSecond } = await watch();
  vi.advanceTimersByTime(3_000);
  expect(ticks).toHaveLength(6);
  expect(seconds).toEqual([1_800_000_001_000, 1_800_000_002_000, 1_800_000_003_000]);
  leaveNow();
  leaveSecond();
});

test('it ticks for the one that is still subscribed to, stands while the page is hidden, and ends with the last', async () => {
  const { ticks, seconds, leaveNow, leaveSecond } = await watch();
  leaveNow();
  vi.advanceTimersByTime(1_000);
  expect(ticks).toHaveLength(0);
  expect(seconds).toHaveLength(1);
  browser.setPageVisible(false);
  vi.advanceTimersByTime(5_000);
  expect(seconds).toHaveLength(1);
  browser.setPageVisible(true);
  expect(seconds).toHaveLength(2);
  leaveSecond();
  expect(vi.getTimerCount()).toBe(0);
});

test('where only the whole second is watched, nothing wakes on the half; who comes to watch the clock gets the time at once', async () => {
  const { leaveNow, leaveSecond } = await watch();
  leaveNow();
  vi.advanceTimersByTime(1_000);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  vi.advanceTimersByTime(3_000);
  expect(waits).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(300);
  const ticks: number[] = [];
  const leave = now.subscribe((value) => void ticks.push(value));
  await Promise.resolve();
  expect(ticks.at(-1)).toBe(1_800_000_004_300);
  vi.advanceTimersByTime(200);
  expect(ticks.at(-1)).toBe(1_800_000_004_500);
  leave();
  leaveSecond();
  expect(vi.getTimerCount()).toBe(0);
});
