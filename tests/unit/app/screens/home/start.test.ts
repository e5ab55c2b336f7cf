import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const run = vi.fn<() => void>();

/** Home of a new visit: its first games come once. */
let watchGames: () => () => void;
let schedule: (phase: 'games', run: () => void) => () => void;
let hot: { value: { value: unknown }; failure: { value: unknown } };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  run.mockReset();
  ({ schedule } = await import('../../../../../src/app/runtime/scheduling/schedule.ts'));
  ({ watchGames } = await import('../../../../../src/app/screens/home/start.ts'));
  hot = (await import('../../../../../src/app/features/games/games.ts')).gameShelf('HOT');
});

afterEach(() => vi.useRealTimers());

test('what waits for the first games begins once they are painted', async () => {
  schedule('games', run);
  watchGames();
  await vi.advanceTimersByTimeAsync(1_000);
  hot.value.value = [];
  await vi.advanceTimersByTimeAsync(0);
  const unpainted = run.mock.calls.length;
  await vi.advanceTimersByTimeAsync(100);
  expect([unpainted, run.mock.calls.length]).toEqual([0, 1]);
});

test('it begins as soon as the first games cannot be had', async () => {
  schedule('games', run);
  watchGames();
  hot.failure.value = new Error('refused');
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledOnce();
});

test('it begins after two seconds without games, and at once from then on', async () => {
  schedule('games', run);
  watchGames();
  await vi.advanceTimersByTimeAsync(1_999);
  const early = run.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1);
  const due = run.mock.calls.length;
  schedule('games', run);
  await vi.advanceTimersByTimeAsync(0);
  expect([early, due, run.mock.calls.length]).toEqual([0, 1, 2]);
});
