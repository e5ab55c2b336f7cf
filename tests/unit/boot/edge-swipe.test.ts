import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { swipedLately, type SwipeWindow } from '../../../src/app/device/touch.ts';
import { watchEdgeSwipes } from '../../../src/boot/edge-swipe.ts';

const width = 360;
const readWidth = vi.fn(() => width);

function touch(kind: string, ...xs: number[]): void {
  dispatchEvent(Object.assign(new Event(kind), { touches: xs.map((clientX) => ({ clientX })) }));
}

Object.defineProperty(window, 'innerWidth', { get: readWidth });
watchEdgeSwipes();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  delete (window as SwipeWindow).edgeSwiped;
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['left', 10, 130],
  ['right', 350, 230],
])('a swipe from the %s edge past 100 px counts for 500 ms', (_side, from, to) => {
  touch('touchstart', from);
  touch('touchmove', (from + to) / 2);
  expect(swipedLately()).toBe(false);
  touch('touchmove', to);
  expect(swipedLately()).toBe(true);
  vi.advanceTimersByTime(499);
  expect(swipedLately()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(swipedLately()).toBe(false);
});

test('the page has begun less than 500 ms ago, and nothing was swiped', () => {
  vi.spyOn(performance, 'now').mockReturnValue(120);
  expect(swipedLately()).toBe(false);
  vi.mocked(performance.now).mockRestore();
});

test.each([
  ['from the middle', [180]],
  ['of two fingers', [10, 200]],
])('a swipe %s does not', (_from, fingers) => {
  touch('touchstart', ...fingers);
  touch('touchmove', 320);
  expect(swipedLately()).toBe(false);
});

test('a touch does not read the width, for which the browser would lay the page out', () => {
  touch('touchstart', 180);
  touch('touchmove', 200);
  expect(readWidth).not.toHaveBeenCalled();
});
