import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lock, track, velocity, type Sample } from '../../../../../src/app/ui/carousel/track.ts';
import { pointer, swipe } from '../../../../support/fake-browser.ts';

const pixels = fc.integer({ min: -400, max: 400 });

let element: HTMLElement;
const drag = { start: vi.fn<() => void>(), move: vi.fn<(distance: number) => void>(), end: vi.fn<(velocity: number) => void>() };
let stop: () => void;

const follow = (axis: 'x' | 'y', touchAction = true) => {
  vi.stubGlobal('CSS', { supports: () => touchAction });
  stop = track(element, axis, drag);
};

beforeEach(() => {
  vi.useFakeTimers();
  element = document.body.appendChild(document.createElement('div'));
  vi.clearAllMocks();
});

afterEach(() => {
  stop();
  element.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a gesture locks to the carousel on one axis only, and to neither below 6 px', () => {
  follow('x');
  fc.assert(fc.property(pixels, pixels, (along, across) => {
    const owner = lock(along, across);
    if (Math.hypot(along, across) < 6) expect(owner).toBeUndefined();
    if (owner === 'ours') expect(lock(across, along)).toBe('page');
    if (Math.abs(along) === Math.abs(across)) expect(owner).not.toBe('ours');
  }));
});

test.each([
  [5, 5, undefined], [5.9, 0, undefined], [-5, -5, undefined], [6, 0, 'ours'], [-6, 0, 'ours'], [6, 5, 'ours'], [0, 6, 'page'], [5, -6, 'page'], [6, 6, 'page'], [-7, 6, 'ours'], [6, -7, 'page'],
] as const)('a finger that moved %d along and %d across is %s', (along, across, whose) => {
  follow('x');
  expect(lock(along, across)).toBe(whose);
});

test('a velocity looks back 100 ms and not one more', () => {
  follow('x');
  expect([velocity([[0, 0], [100, 50]], 100), velocity([[0, 0], [50, 0], [101, 51]], 101), velocity([[0, 0], [0, 9]], 0), velocity([[0, 0]], 0)]).toEqual([0.5, 1, 0, 0]);
});

test('the velocity of an even drag is its speed, and 0 after a rest', () => {
  follow('x');
  fc.assert(fc.property(fc.double({ min: -4, max: 4, noNaN: true }), fc.integer({ min: 2, max: 40 }), (pace, count) => {
    const samples: Sample[] = Array.from({ length: count }, (_, step) => [step * 16, step * 16 * pace]);
    const last = (count - 1) * 16;
    expect(velocity(samples, last)).toBeCloseTo(pace);
    expect(velocity(samples, last + 101)).toBe(0);
  }));
  expect(velocity([], 5)).toBe(0);
});

test('a sideways swipe is tracked and reports its velocity', () => {
  follow('x');
  swipe(element, -100, 10, 100);
  expect(drag.start).toHaveBeenCalledTimes(1);
  expect(drag.move).toHaveBeenLastCalledWith(-90);
  expect(drag.end.mock.calls[0]![0]).toBeCloseTo(-1);
});

test('a vertical swipe is left to the page', () => {
  follow('x');
  swipe(element, 4, -100, 100);
  expect(drag.start).not.toHaveBeenCalled();
  expect(drag.end).not.toHaveBeenCalled();
});

test('a track with axis y follows a vertical swipe', () => {
  follow('y');
  swipe(element, 4, -100, 100);
  expect(drag.move).toHaveBeenLastCalledWith(-90);
});

test('a second finger ends the drag, and two fingers start none', () => {
  follow('x');
  pointer(element, 'touchstart', { x: 0, y: 0, at: 0 });
  pointer(element, 'touchmove', { x: 50, y: 0, at: 50 });
  pointer(element, 'touchstart', { x: 50, y: 0, at: 60 }, 2);
  expect(drag.end).toHaveBeenCalledTimes(1);
  pointer(element, 'touchmove', { x: 90, y: 0, at: 80 }, 2);
  expect(drag.move).not.toHaveBeenCalled();
});

test('a cancelled gesture ends with velocity 0', () => {
  follow('x');
  swipe(element, -100, 0, 100, 'touchcancel');
  expect(drag.end).toHaveBeenCalledWith(0);
});

test('moves are prevented only where the browser lacks touch-action', () => {
  follow('x');
  pointer(element, 'touchstart', { x: 0, y: 0, at: 0 });
  expect(pointer(element, 'touchmove', { x: 50, y: 0, at: 50 }).defaultPrevented).toBe(false);
  stop();
  follow('x', false);
  pointer(element, 'touchstart', { x: 0, y: 0, at: 0 });
  expect(pointer(element, 'touchmove', { x: 50, y: 0, at: 50 }).defaultPrevented).toBe(true);
});

test('the click that ends a drag is suppressed, the next one is not', () => {
  follow('x');
  const clicked = vi.fn();
  const link = element.appendChild(document.createElement('a'));
  link.addEventListener('click', clicked);
  pointer(link, 'mousedown', { x: 0, y: 0, at: 0 });
  pointer(window, 'mousemove', { x: 50, y: 0, at: 50 });
  pointer(window, 'mouseup', { x: 50, y: 0, at: 60 });
  link.click();
  expect(clicked).not.toHaveBeenCalled();
  vi.runAllTimers();
  link.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a stopped track ignores gestures', () => {
  follow('x');
  stop();
  swipe(element, -100, 0, 100);
  expect(drag.start).not.toHaveBeenCalled();
});
