import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMost } from '../../../../../src/app/screens/play/sitting.ts';
import { afterRound, roundOpen } from '../../../../../src/app/features/responsible-play/reality-check/check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work is done at once, then once an interval, and once more for what was asked meanwhile', () => {
  const work = vi.fn<() => void>();
  const { ask, stop } = atMost(1_000, work);
  for (let at = 0; at < 50; at++) ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(2);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('what covers the game waits for the end of the round, for half a minute at most', () => {
  const work = vi.fn<() => void>();
  afterRound(work);
  expect(work).toHaveBeenCalledTimes(1);
  roundOpen.value = true;
  afterRound(work);
  const dropped = afterRound(work);
  expect(work).toHaveBeenCalledTimes(1);
  dropped();
  roundOpen.value = false;
  expect(work).toHaveBeenCalledTimes(2);
  roundOpen.value = true;
  afterRound(work);
  vi.advanceTimersByTime(30_000);
  expect(work).toHaveBeenCalledTimes(3);
  roundOpen.value = false;
  expect(work).toHaveBeenCalledTimes(3);
});
