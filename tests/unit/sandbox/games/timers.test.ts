import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOpenRounds } from '../../../../src/sandbox/games/open-round-timer.ts';
import { startMatches } from '../../../../src/sandbox/games/sports/bet-on-match.ts';
import type { Platform } from '../../../../src/sandbox/handler.ts';
import { startDraws } from '../../../../src/sandbox/lottery/timer.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Without a database each turn fails, which is told under its name.
test.each([[startDraws, 'settling draws'], [startMatches, 'settling matches'], [startOpenRounds, 'settling rounds']] as const)('%o is tried each second until it is stopped, and its failure is told as that of %s', (start, name) => {
  let asked = 0;
  const platform = { seed: 1, clock: { now: () => 0 }, get database(): never { asked++; throw new Error('gone'); } } as unknown as Platform;
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stop = start(platform);
  vi.advanceTimersByTime(999);
  expect(asked).toBe(0);
  vi.advanceTimersByTime(1);
  expect([asked, told.mock.calls]).toEqual([1, [[`${name} failed and is tried again: gone\n`]]]);
  vi.advanceTimersByTime(2_000);
  expect(asked).toBe(3);
  stop();
  vi.advanceTimersByTime(2_000);
  expect(asked).toBe(3);
});
