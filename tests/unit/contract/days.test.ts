import { afterEach, expect, test, vi } from 'vitest';
import { clockAgrees, countdownText } from '../../../src/contract/countdown.ts';
import { dayLength, daysLater, dayOf, inZone, isDay, mondayOf, setZone, startOfDay, weekdayOf } from '../../../src/contract/day.ts';

afterEach(() => {
  setZone(undefined);
  vi.useRealTimers();
});

const at = (text: string) => Date.parse(text);

test('a day is Brasília\'s: it begins at three in the morning of UTC, and not a moment before', () => {
  expect([dayOf(at('2026-11-20T02:59:59.999Z')), dayOf(at('2026-11-20T03:00:00Z')), dayOf(at('2026-11-21T02:59:59.999Z'))]).toEqual(['2026-11-19', '2026-11-20', '2026-11-20']);
  expect([startOfDay('2026-11-20'), startOfDay('2026-11-21') - startOfDay('2026-11-20')]).toEqual([at('2026-11-20T03:00:00Z'), dayLength]);
  expect(inZone(at('2026-11-20T17:30:15.250Z'))).toBe('2026-11-20T14:30:15.250Z');
});

test.each([[Number.NaN, '1970-01-01'], [-1e18, '1970-01-01'], [Infinity, '9999-12-31'], [8.64e15, '9999-12-31'], [0, '1970-01-01']])('a time that no date has, %d, is the nearest day of four digits: %s', (time, day) => {
  expect(dayOf(time)).toBe(day);
});

test.each([
  ['2026-11-20', 0, '2026-11-20'], ['2026-11-20', 1, '2026-11-21'], ['2026-11-20', -1, '2026-11-19'], ['2026-02-28', 1, '2026-03-01'], ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'], ['2027-01-01', -365, '2026-01-01'],
])('%s and %i days are %s', (day, count, later) => expect(daysLater(day, count)).toBe(later));

test.each([
  ['2026-11-22', 0, '2026-11-16'], ['2026-11-23', 1, '2026-11-23'], ['2026-11-24', 2, '2026-11-23'], ['2026-11-28', 6, '2026-11-23'], ['2026-11-29', 0, '2026-11-23'],
])('%s is the weekday %i of the week from %s', (day, weekday, monday) => expect([weekdayOf(day), mondayOf(day)]).toEqual([weekday, monday]));

test.each([
  ['2026-11-20', true], ['2028-02-29', true], ['2026-02-29', false], ['2026-04-31', false], ['2026-13-01', false], ['2026-00-10', false], ['2026-11-00', false],
  ['26-11-20', false], ['2026-11-2', false], ['2026-11-20T00:00', false], [' 2026-11-20', false], ['', false],
])('"%s" is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test('by a clock with summer time a day has 23 or 25 hours, and days are counted all the same', () => {
  const hour = 3_600_000;
  const [spring, autumn] = [at('2026-03-29T01:00:00Z'), at('2026-10-25T01:00:00Z')];
  setZone([[-Infinity, hour], [spring, 2 * hour], [autumn, hour]]);
  expect([inZone(spring - 1), inZone(spring), inZone(autumn - 1), inZone(autumn)]).toEqual(['2026-03-29T01:59:59.999Z', '2026-03-29T03:00:00.000Z', '2026-10-25T02:59:59.999Z', '2026-10-25T02:00:00.000Z']);
  const hours = (day: string) => (startOfDay(daysLater(day, 1)) - startOfDay(day)) / hour;
  expect(['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'].map(hours)).toEqual([24, 23, 24, 24, 25, 24]);
  expect([daysLater('2026-03-28', 2), daysLater('2026-10-26', -2), mondayOf('2026-03-29'), isDay('2026-03-29')]).toEqual(['2026-03-30', '2026-10-24', '2026-03-23', true]);
});

test('a day whose midnight the clock leaves out begins at one', () => {
  const hour = 3_600_000;
  const change = at('2026-10-18T03:00:00Z');
  setZone([[-Infinity, -3 * hour], [change, -2 * hour]]);
  expect([startOfDay('2026-10-17'), startOfDay('2026-10-18'), startOfDay('2026-10-19')]).toEqual([at('2026-10-17T03:00:00Z'), change, at('2026-10-19T02:00:00Z')]);
  expect([dayOf(change - 1), dayOf(change), inZone(change)]).toEqual(['2026-10-17', '2026-10-18', '2026-10-18T01:00:00.000Z']);
});

test.each([
  [undefined, '--:--:--'], [0, '00:00:00'], [1, '00:00:01'], [999, '00:00:01'], [1_000, '00:00:01'], [1_001, '00:00:02'], [59_000, '00:00:59'], [60_000, '00:01:00'],
  [9_999, '00:00:10'], [599_999, '00:10:00'], [3_599_000, '00:59:59'], [3_600_000, '01:00:00'], [36_000_000, '10:00:00'], [360_000_000, '100:00:00'], [86_399_000, '23:59:59'],
])('of %s ms the countdown says %s', (left, text) => expect(countdownText(left)).toBe(text));

test.each([[-1_000, false], [-999, true], [0, true], [19_999, true], [20_000, false]])('a page that is %i ms old by the phone\'s clock agrees with it: %s', (age, agrees) => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  expect(clockAgrees(Date.now() - age)).toBe(agrees);
});
