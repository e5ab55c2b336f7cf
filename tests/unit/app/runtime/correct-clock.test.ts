import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { correctClock, serverNow } from '../../../../src/app/runtime/clock.ts';

const phone = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: phone }));

afterEach(() => {
  correctClock(Date.now());
  vi.useRealTimers();
});

test('the platform\'s time corrects a phone an hour off, and goes on with the phone\'s clock', () => {
  correctClock(phone + 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(serverNow()).toBe(phone + 3_605_000);
});

test('a difference that the way of an answer explains corrects nothing', () => {
  correctClock(phone - 1_000);
  expect(serverNow()).toBe(phone);
});

test.each([0, -1, NaN, Date.parse('2019-12-31')])('a platform without a clock, which sends %s, corrects nothing', (sent) => {
  correctClock(sent);
  expect(serverNow()).toBe(phone);
});
