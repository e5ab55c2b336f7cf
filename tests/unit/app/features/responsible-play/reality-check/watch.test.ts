import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check, passCheck } from '../../../../../../src/app/features/responsible-play/reality-check/check.ts';
import { watchPlay } from '../../../../../../src/app/features/responsible-play/reality-check/watch.ts';
import { correctClock } from '../../../../../../src/app/runtime/clock.ts';
import { stubPlatform } from '../../../../../support/home-platform.ts';

const minute = 60_000;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
  const openedAt = Date.now();
  stubPlatform({ '/wps/responsible/visit': () => ({ openedAt, checkMinutes: 30, result: -500, serverTime: Date.now() }) });
  stop = watchPlay(async () => {});
});

afterEach(() => {
  stop();
  correctClock(Date.now());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

test('a check is due after the chosen minutes, and again as many after it was answered', async () => {
  await pass(29);
  expect(check.value).toBeUndefined();
  await pass(1);
  expect(check.value).toEqual({ minutes: 30, result: -500 });
  passCheck();
  await pass(29);
  expect(check.value).toBeUndefined();
  await pass(1);
  expect(check.value).toEqual({ minutes: 60, result: -500 });
});

test('no check shows on a hidden page; one that is due shows when the page does, and goes when the watch ends', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(45);
  expect(check.value).toBeUndefined();
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(check.value?.minutes).toBe(45);
  stop();
  expect(check.value).toBeUndefined();
});
