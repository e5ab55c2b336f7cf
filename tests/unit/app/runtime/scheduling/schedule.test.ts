import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goFirst, reached, schedule } from '../../../../../src/app/runtime/scheduling/schedule.ts';

const paint = () => {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('with no screen on its way, what nobody waits for runs at once', () => {
  const run = vi.fn();
  schedule('free', run);
  expect(run).toHaveBeenCalledOnce();
});

test('while a screen is on its way it waits, and runs once after the paint in which the screen stands', () => {
  const run = vi.fn();
  const stands = goFirst();
  schedule('free', run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  stands();
  expect(run).not.toHaveBeenCalled();
  paint();
  expect(run).toHaveBeenCalledOnce();
  schedule('free', run);
  expect(run).toHaveBeenCalledTimes(2);
});

test('of two screens on their way, the last one frees, and one that stands twice counts once', () => {
  const run = vi.fn();
  const [one, other] = [goFirst(), goFirst()];
  schedule('free', run);
  one();
  one();
  paint();
  paint();
  expect(run).not.toHaveBeenCalled();
  other();
  paint();
  expect(run).toHaveBeenCalledOnce();
});

test('what is cancelled while it waits never runs', () => {
  const run = vi.fn();
  const stands = goFirst();
  schedule('free', run)();
  stands();
  paint();
  expect(run).not.toHaveBeenCalled();
});

test('what a run begins may go first again: the rest of the queue has run', () => {
  const order: string[] = [];
  let next = () => {};
  const stands = goFirst();
  schedule('free', () => {
    order.push('first');
    next = goFirst();
    schedule('free', () => void order.push('later'));
  });
  schedule('free', () => void order.push('second'));
  stands();
  paint();
  expect(order).toEqual(['first', 'second']);
  next();
  paint();
  expect(order).toEqual(['first', 'second', 'later']);
});

test('idle parts and those of the first touch wait as well', () => {
  const idle = vi.fn();
  const touched = vi.fn();
  const stands = goFirst();
  schedule('idle', idle);
  schedule('touch', touched);
  dispatchEvent(new Event('touchstart'));
  vi.advanceTimersByTime(10_000);
  expect([idle, touched].map((run) => run.mock.calls.length)).toEqual([0, 0]);
  stands();
  paint();
  expect([idle, touched].map((run) => run.mock.calls.length)).toEqual([1, 1]);
});

const touch = (kind: string) => dispatchEvent(new Event(kind));

test.each(['touchstart', 'mousedown', 'keydown'])('runs once, with the first %s', (kind) => {
  const run = vi.fn();
  schedule('touch', run);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  touch(kind);
  touch(kind);
  touch('keydown');
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('leaves the touch its paint: what it loads comes after the pressed state', () => {
  const run = vi.fn();
  schedule('touch', run);
  touch('touchstart');
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

test('once cancelled it never runs', () => {
  const run = vi.fn();
  schedule('touch', run)();
  touch('touchstart');
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

test('cancelled between the touch and its paint it never runs', () => {
  const run = vi.fn();
  const cancel = schedule('touch', run);
  touch('touchstart');
  cancel();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

test('a milestone lets run what waits for it, once, and at once what comes after it', () => {
  const [before, after, cancelled] = [vi.fn(), vi.fn(), vi.fn()];
  schedule('games', before);
  schedule('games', cancelled)();
  vi.advanceTimersByTime(60_000);
  expect(before).not.toHaveBeenCalled();
  reached.games.value = true;
  schedule('games', after);
  vi.advanceTimersByTime(60_000);
  expect([before, after, cancelled].map((run) => run.mock.calls.length)).toEqual([1, 1, 0]);
});

test('cancelled after it has run, it calls the clean-up that was returned', () => {
  const end = vi.fn();
  const cancel = schedule('free', () => end);
  expect(end).not.toHaveBeenCalled();
  cancel();
  expect(end).toHaveBeenCalledOnce();
});
