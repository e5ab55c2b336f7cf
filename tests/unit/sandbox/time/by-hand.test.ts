import { expect, test } from 'vitest';
import { dayName } from '../../../../src/sandbox/time/day-name.ts';
import { dayNumber, dayNumberIn, startOfDayNumber } from '../../../../src/sandbox/time/day-number.ts';
import { day, hour, minute, second } from '../../../../src/sandbox/time/lengths.ts';
import { lastDays, monthsAfter, periodAt } from '../../../../src/sandbox/time/periods.ts';

// Periods of Brasília in dates that were read off a calendar; each begins at its first millisecond and ends before the next one's.

const inBrasilia = (text: string): number => Date.parse(`${text}-03:00`);

test('lengths are those of a clock', () => {
  expect([second, minute, hour, day]).toEqual([1_000, 60_000, 3_600_000, 86_400_000]);
});

test.each([
  ['hour', '2026112014', '2026-11-20T14:00', '2026-11-20T15:00'], ['hour', '2026112000', '2026-11-20T00:00', '2026-11-20T01:00'], ['hour', '2026112023', '2026-11-20T23:00', '2026-11-21T00:00'],
  ['day', '20261120', '2026-11-20T00:00', '2026-11-21T00:00'], ['day', '20261231', '2026-12-31T00:00', '2027-01-01T00:00'],
  ['week', '20261116', '2026-11-16T00:00', '2026-11-23T00:00'], ['week', '20261228', '2026-12-28T00:00', '2027-01-04T00:00'],
  ['halfMonth', '20261101', '2026-11-01T00:00', '2026-11-16T00:00'], ['halfMonth', '20261116', '2026-11-16T00:00', '2026-12-01T00:00'], ['halfMonth', '20261216', '2026-12-16T00:00', '2027-01-01T00:00'], ['halfMonth', '20280216', '2028-02-16T00:00', '2028-03-01T00:00'],
  ['month', '20261101', '2026-11-01T00:00', '2026-12-01T00:00'], ['month', '20261201', '2026-12-01T00:00', '2027-01-01T00:00'], ['month', '20280201', '2028-02-01T00:00', '2028-03-01T00:00'],
] as const)('the %s %s goes from %s to before %s', (kind, name, from, to) => {
  const period = { name, from: inBrasilia(from), to: inBrasilia(to) };
  expect([periodAt(kind, period.from), periodAt(kind, period.from + 1), periodAt(kind, period.to - 1)]).toEqual([period, period, period]);
  expect([periodAt(kind, period.from - 1).to, periodAt(kind, period.to).from]).toEqual([period.from, period.to]);
  expect(periodAt(kind, period.to).name).not.toBe(name);
});

test('the last days end now and begin with a midnight', () => {
  const [now, midnight] = [inBrasilia('2026-11-20T14:00'), inBrasilia('2026-11-20T00:00')];
  expect([lastDays(1, now), lastDays(7, now), lastDays(30, midnight), lastDays(1, midnight - 1)]).toEqual([
    { from: midnight, to: now + 1 }, { from: inBrasilia('2026-11-14T00:00'), to: now + 1 }, { from: inBrasilia('2026-10-22T00:00'), to: midnight + 1 }, { from: inBrasilia('2026-11-19T00:00'), to: midnight },
  ]);
});

test('months later it is the same day and minute by the clock of Brasília', () => {
  expect([['2026-11-20T22:30', 6], ['2026-11-30T23:59', 12], ['2026-12-31T21:30', 1], ['2027-08-31T10:00', 6], ['2026-11-20T00:00', 0]].map(([at, months]) => monthsAfter(inBrasilia(at as string), months as number))).toEqual(
    ['2027-05-20T22:30', '2027-11-30T23:59', '2027-01-31T21:30', '2028-03-02T10:00', '2026-11-20T00:00'].map(inBrasilia),
  );
});

test('a day has its number from its first millisecond on, in SQL too', () => {
  const midnight = inBrasilia('1970-01-02T00:00');
  expect([midnight - 1, midnight, midnight + day - 1, midnight + day].map(dayNumber)).toEqual([0, 1, 1, 2]);
  expect([startOfDayNumber(1), startOfDayNumber(dayNumber(inBrasilia('2026-11-20T23:59'))), dayName(midnight - 1)]).toEqual([midnight, inBrasilia('2026-11-20T00:00'), '19700101']);
  expect(dayNumberIn('at')).toBe('(at + (-10800000)) / 86400000');
});
