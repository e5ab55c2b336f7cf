import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeSecond } from '../../../../src/app/runtime/clock.ts';
import { fakeBrowser } from '../../../support/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => browser.restore());

/** Subscribes, and lets the first tick come. */
function watch() {
  const seconds: number[] = [];
  const leave = wholeSecond.subscribe((value) => void seconds.push(value));
  vi.advanceTimersByTime(0);
  const first = seconds.splice(0);
  return { first, seconds, leave };
}

test('the clock ticks once a second, on the whole seconds of the phone, and nothing wakes between them', () => {
  const { seconds, leave } = watch();
  const waits = vi.spyOn(globalThis, 'setTimeout');
  vi.advanceTimersByTime(3_000);
  expect(seconds).toEqual([1_800_000_001_000, 1_800_000_002_000, 1_800_000_003_000]);
  expect(waits).toHaveBeenCalledTimes(3);
  leave();
});

test('it stands while the page is hidden, gives the time at once when it is shown again, and ends with the last subscription', () => {
  const { seconds, leave } = watch();
  const other = watch();
  other.leave();
  vi.advanceTimersByTime(1_000);
  expect(seconds).toHaveLength(1);
  browser.setPageVisible(false);
  vi.advanceTimersByTime(5_300);
  expect(seconds).toHaveLength(1);
  browser.setPageVisible(true);
  vi.advanceTimersByTime(0);
  expect(seconds.at(-1)).toBe(1_800_000_006_000);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

test('who comes to watch after a time without subscriptions gets no second of long ago', () => {
  watch().leave();
  vi.advanceTimersByTime(60_000);
  const { first, leave } = watch();
  expect(first).toEqual([0, 1_800_000_060_000]);
  leave();
});

test('who leaves in the moment of coming leaves no timer behind', () => {
  wholeSecond.subscribe(() => {})();
  expect(vi.getTimerCount()).toBe(0);
});
