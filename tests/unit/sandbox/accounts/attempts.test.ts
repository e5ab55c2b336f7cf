import { afterAll, beforeEach, expect, test } from 'vitest';
import { attemptLimits, attemptsOf, countsMessage, forgetAllAttempts, forgetAttempts, limitAttempts, recordAttempt, refuseBeyondLimit } from '../../../../src/sandbox/accounts/attempts.ts';
import { Refusal, type Platform } from '../../../../src/sandbox/handler.ts';
import { openPlatformDatabase } from '../../../../src/sandbox/schema/open.ts';
import { row } from '../../../../src/sandbox/store/database.ts';

const [minute, day] = [60_000, 86_400_000];

const database = openPlatformDatabase(':memory:');
afterAll(() => database.close());
let now = 1_800_000_000_000;
const platform = { database, clock: { now: () => now } } as unknown as Platform;
beforeEach(() => forgetAllAttempts(database));

/** How many pass of so many tries. */
const passing = (scope: keyof typeof attemptLimits, tries: number, subject = 'ana'): number => Array.from({ length: tries }, () => {
  try {
    limitAttempts(platform, scope, subject);
    return 1;
  } catch (refusal) {
    expect(refusal).toMatchObject({ code: 'request.too.many' });
    return 0;
  }
}).reduce<number>((sum, one) => sum + one, 0);

const quarter = 15 * minute;
const scopes: readonly (readonly [keyof typeof attemptLimits, number, number])[] = [
  ['account', 10, quarter], ['address', 60, quarter], ['trial', 20, quarter], ['code', 20, quarter], ['message', 1, minute], ['messages', 10, day], ['guess', 5, quarter], ['guesses', 20, quarter],
  ['captcha', 300, quarter], ['report', 120, quarter], ['token', 20, quarter], ['question', 60, quarter], ['registration', 20, quarter], ['mail', 10, quarter], ['password', 10, quarter], ['payment', 5, quarter],
  ['answers', 5, quarter], ['key', 30, quarter], ['feedback', 10, day], ['consent', 10, day], ['picture', 30, quarter], ['charge', 30, quarter],
];

test('each thing that is counted has its limit', () => {
  expect(Object.entries(attemptLimits)).toEqual(scopes.map(([scope, most]) => [scope, most]));
});

test.each(scopes)('%s: %i pass, and again once its time is over', (scope, most, window) => {
  expect([passing(scope, most + 1), passing(scope, 1, 'bia')]).toEqual([most, 1]);
  now += window - 1;
  expect(passing(scope, 1)).toBe(0);
  now += 1;
  expect(passing(scope, most + 1)).toBe(most);
});

test('one thing and one subject say nothing of another, and what is looked at is not counted', () => {
  expect(passing('payment', 9)).toBe(5);
  expect([passing('answers', 9), attemptsOf(platform, 'payment', 'Ana'), attemptsOf(platform, 'payment', 'ana')]).toEqual([5, 0, 5]);
  for (let time = 0; time < 9; time++) refuseBeyondLimit(platform, 'payment', 'bia');
  expect(attemptsOf(platform, 'payment', 'bia')).toBe(0);
  expect(() => refuseBeyondLimit(platform, 'payment', 'ana')).toThrow(Refusal);
});

test('what was counted can be taken back: that one, all of a subject, or all', () => {
  const count = (subject = 'ana') => attemptsOf(platform, 'account', subject);
  recordAttempt(platform, 'account', 'ana');
  const takeBack = recordAttempt(platform, 'account', 'ana');
  recordAttempt(platform, 'account', 'bia');
  recordAttempt(platform, 'address', 'ana');
  takeBack();
  expect([count(), count('bia')]).toEqual([1, 1]);
  forgetAttempts(platform, 'account', 'ana');
  expect([count(), count('bia'), attemptsOf(platform, 'address', 'ana')]).toEqual([0, 1, 1]);
  forgetAllAttempts(database);
  expect([count('bia'), attemptsOf(platform, 'address', 'ana')]).toEqual([0, 0]);
});

test('a number has a message a minute and ten a day; one that it may not have is not counted', () => {
  const told = (tries: number) => Array.from({ length: tries }, () => countsMessage(platform, 'ana')).filter(Boolean).length;
  expect([told(3), countsMessage(platform, 'bia')]).toEqual([1, true]);
  now += minute - 1;
  expect(told(1)).toBe(0);
  for (let time = 0; time < 20; time++) {
    now += minute;
    told(2);
  }
  expect([attemptsOf(platform, 'messages', 'ana'), told(1)]).toEqual([10, 0]);
  // A day after the first one there is one more.
  now += day - 20 * minute - (minute - 1);
  expect([told(1), told(1)]).toEqual([1, 0]);
});

test('a flood leaves twice its limit, the newest; of a visitor two; and nothing is older than a day', () => {
  const kept = () => row<{ count: number; oldest: number }>(database, 'select count(*) as count, min(at) as oldest from attempts')!;
  const flood = (scope: Parameters<typeof recordAttempt>[1], tries: number) => {
    for (let time = 0; time < tries; time++, now++) recordAttempt(platform, scope, 'ana');
  };
  flood('payment', 50);
  expect(kept()).toEqual({ count: 10, oldest: now - 10 });
  flood('visitor', 50);
  expect(attemptsOf(platform, 'visitor', 'ana')).toBe(2);
  forgetAllAttempts(database);
  flood('payment', 1);
  now += day - 2;
  recordAttempt(platform, 'payment', 'bia');
  expect(kept().count).toBe(2);
  now += 1;
  recordAttempt(platform, 'payment', 'bia');
  expect([kept().count, attemptsOf(platform, 'payment', 'bia')]).toEqual([2, 2]);
});
