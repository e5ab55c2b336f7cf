import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEdgeSwipes } from '../../../../../src/app/runtime/router/edge-swipe.ts';

const width = 360;
const readWidth = vi.fn(() => width);
const swiped = vi.fn();

function touch(kind: string, ...xs: number[]): void {
  dispatchEvent(Object.assign(new Event(kind), { touches: xs.map((clientX) => ({ clientX })) }));
}

Object.defineProperty(window, 'innerWidth', { get: readWidth });
watchEdgeSwipes(swiped);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['left', 10, 130],
  ['right', 350, 230],
])('a swipe from the %s edge past 100 px counts for 500 ms', (_side, from, to) => {
  touch('touchstart', from);
  touch('touchmove', (from + to) / 2);
  expect(swiped).not.toHaveBeenCalled();
  touch('touchmove', to);
  expect(swiped).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(499);
  expect(swiped).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(swiped).toHaveBeenLastCalledWith(false);
});

test.each([
  ['from the middle', [180]],
  ['of two fingers', [10, 200]],
])('a swipe %s does not', (_from, fingers) => {
  touch('touchstart', ...fingers);
  touch('touchmove', 320);
  expect(swiped).not.toHaveBeenCalled();
});

test('a touch does not read the width, for which the browser would lay the page out', () => {
  touch('touchstart', 180);
  touch('touchmove', 200);
  expect(readWidth).not.toHaveBeenCalled();
});
