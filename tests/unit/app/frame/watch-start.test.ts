import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStart } from '../../../../src/app/frame/frame.tsx';
import { reached, schedule } from '../../../../src/app/runtime/scheduling/schedule.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  reached.started.value = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('idle parts wait until the start is over', async () => {
  const run = vi.fn();
  let starting = true;
  schedule('started', run);
  watchStart(() => starting);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(run).not.toHaveBeenCalled();
  starting = false;
  await vi.advanceTimersByTimeAsync(200);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a platform that never answers holds them up for no longer than five and a half seconds', async () => {
  const run = vi.fn();
  schedule('started', run);
  watchStart(() => true);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(700);
  expect(run).toHaveBeenCalledTimes(1);
});
