import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenTouched } from '../../../../../src/app/runtime/scheduling/touched.ts';

const touch = (kind: string) => dispatchEvent(new Event(kind));

/** Paints a frame, and runs the tasks that wait for it. */
const paint = () => vi.runAllTimers();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['touchstart', 'mousedown', 'keydown'])('runs once, with the first %s', (kind) => {
  const run = vi.fn();
  whenTouched(run);
  paint();
  expect(run).not.toHaveBeenCalled();
  touch(kind);
  touch(kind);
  touch('keydown');
  paint();
  expect(run).toHaveBeenCalledTimes(1);
});

test('leaves the touch its paint: what it loads comes after the pressed state', () => {
  const run = vi.fn();
  whenTouched(run);
  touch('touchstart');
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(run).not.toHaveBeenCalled();
  paint();
  expect(run).toHaveBeenCalledTimes(1);
});

test('once cancelled it never runs', () => {
  const run = vi.fn();
  whenTouched(run)();
  touch('touchstart');
  paint();
  expect(run).not.toHaveBeenCalled();
});

test('cancelled between the touch and its paint it never runs', () => {
  const run = vi.fn();
  const cancel = whenTouched(run);
  touch('touchstart');
  cancel();
  paint();
  expect(run).not.toHaveBeenCalled();
});
