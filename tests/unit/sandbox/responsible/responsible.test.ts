import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { limitKinds, raiseWaits } from '../../../../src/contract/responsible.ts';
import { Refusal } from '../../../../src/sandbox/handler.ts';
import { breakOf, exclude, pause } from '../../../../src/sandbox/responsible/breaks.ts';
import { keepLimit, limitNow, setLimit } from '../../../../src/sandbox/responsible/limits.ts';
import { noteHere, playedOn } from '../../../../src/sandbox/responsible/time.ts';
import { monthsAfter, periodAt } from '../../../../src/sandbox/time/periods.ts';
import { openPlatformDatabase } from '../../../../src/sandbox/schema/open.ts';
import { change, row } from '../../../../src/sandbox/store/database.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const inBrasilia = (text: string) => Date.parse(`${text}-03:00`);

describe('periods', () => {
  test.each([
    ['day', '2026-11-20T00:00', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['day', '2026-11-20T23:59', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['week', '2026-11-22T23:00', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['week', '2026-11-23T00:00', '2026-11-23T00:00', '2026-11-30T00:00'],
    ['month', '2026-12-31T22:00', '2026-12-01T00:00', '2027-01-01T00:00'],
    ['month', '2028-02-29T12:00', '2028-02-01T00:00', '2028-03-01T00:00'],
  ] as const)('have the right bounds for the %s of %s in Brasília', (period, at, startsAt, endsAt) => {
    expect(periodAt(period, inBrasilia(at))).toMatchObject({ from: inBrasilia(startsAt), to: inBrasilia(endsAt) });
  });

  test('contain their instant, and follow each other without a gap', () => {
    fc.assert(fc.property(fc.constantFrom('day', 'week', 'month'), fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (period, at) => {
      const { from: startsAt, to: endsAt } = periodAt(period, at);
      expect(startsAt <= at && at < endsAt).toBe(true);
      expect(periodAt(period, endsAt).from).toBe(endsAt);
      expect(periodAt(period, endsAt - 1).from).toBe(startsAt);
    }));
  });

  test('of six months end on the same day of the month, or advance where it does not exist', () => {
    expect(monthsAfter(inBrasilia('2026-11-20T22:30'), 6)).toBe(inBrasilia('2027-05-20T22:30'));
    expect(monthsAfter(inBrasilia('2026-08-31T10:00'), 6)).toBe(inBrasilia('2027-03-03T10:00'));
  });
});

/** A database with one member, and a clock. */
const database = openPlatformDatabase(':memory:');
afterAll(() => database.close());

/** A member nothing is known of, on a clock of their own. */
function oneMember() {
  let now = inBrasilia('2026-11-20T09:00');
  const { id } = change(database, "insert into members (merchant, account, type, registered_at) values ('leve', ?, 0, 0)", `rica ${randomUUID()}`);
  return { id, here: { database, clock: { now: () => now } }, now: () => now, advance: (duration: number) => { now += duration; } };
}

describe('limits', () => {
  const kinds = fc.constantFrom(...Object.keys(limitKinds) as (keyof typeof limitKinds)[]);
  const named = kinds.chain((kind) => fc.record({ kind: fc.constant(kind), period: fc.constantFrom(...limitKinds[kind]) }));
  const step = fc.record({
    wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 * day }), fc.constantFrom(day - 1, day, 7 * day - 1, 7 * day, 30 * day)),
    act: fc.oneof(
      fc.record({ name: fc.constant('set' as const), amount: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }) }),
      fc.record({ name: fc.constant('keep' as const) }),
    ),
  });

  test('no sequence of calls raises a limit before its waiting time has passed', () => {
    fc.assert(fc.property(named, fc.array(step, { maxLength: 30 }), (name, steps) => {
      const { id, here, now, advance } = oneMember();
      const height = () => limitNow(here, id, name) ?? Infinity;
      const asked: { at: number; height: number }[] = [];
      let before = height();
      let limited = false;
      for (const { wait, act } of steps) {
        advance(wait);
        const due = height();
        if (limited && due > before) {
          expect(asked.some((one) => one.height === due && one.at <= now() - raiseWaits[name.period])).toBe(true);
        }
        if (act.name === 'set') {
          setLimit(here, id, name, act.amount);
          asked.push({ at: now(), height: act.amount ?? Infinity });
        } else keepLimit(here, id, name);
        // A call never raises a limit at once.
        expect(height()).toBeLessThanOrEqual(due);
        if (act.name === 'set' && (act.amount ?? Infinity) <= due) expect(height()).toBe(act.amount ?? Infinity);
        before = height();
        limited ||= before < Infinity;
      }
    }), { numRuns: 150 });
  });

  test('a lower limit applies at once and cancels a pending one; a higher one waits, and can be cancelled', () => {
    const { id, here, advance } = oneMember();
    const name = { kind: 'loss', period: 'week' } as const;
    const now = () => limitNow(here, id, name);
    setLimit(here, id, name, 5_000);
    setLimit(here, id, name, 9_000);
    advance(7 * day - 1);
    // Requested again, it waits no longer than before.
    setLimit(here, id, name, 9_000);
    expect(now()).toBe(5_000);
    advance(1);
    expect(now()).toBe(9_000);
    setLimit(here, id, name, undefined);
    keepLimit(here, id, name);
    advance(60 * day);
    expect(now()).toBe(9_000);
    setLimit(here, id, name, undefined);
    setLimit(here, id, name, 4_000);
    advance(60 * day);
    expect(now()).toBe(4_000);
    setLimit(here, id, name, undefined);
    advance(7 * day);
    expect(now()).toBe(null);
  });

  test.each([-1, 0.5, 100_000_001, Number.NaN])('%s is refused as a limit', (amount) => {
    const { id, here } = oneMember();
    expect(() => setLimit(here, id, { kind: 'deposit', period: 'day' }, amount)).toThrow(Refusal);
  });
});

describe('the time of the day', () => {
  test('counts the time between two visits at most five minutes apart, on its own day', () => {
    const { id, here, now, advance } = oneMember();
    advance(inBrasilia('2026-11-20T23:58') - now());
    noteHere(here, id);
    advance(3 * minute);
    noteHere(here, id);
    expect([playedOn(here, id, now() - day), playedOn(here, id, now())]).toEqual([2 * minute, minute]);
    advance(6 * minute);
    noteHere(here, id);
    expect(playedOn(here, id, now())).toBe(minute);
    advance(5 * minute);
    noteHere(here, id);
    expect(playedOn(here, id, now())).toBe(6 * minute);
  });
});

describe('breaks', () => {
  test('end by themselves, and no later request shortens them', () => {
    const lengths = fc.constantFrom('day', 'week', 'month', 'halfYear', 'year', 'forever');
    fc.assert(fc.property(fc.array(fc.record({ wait: fc.integer({ min: 0, max: 400 * day }), length: lengths }), { maxLength: 12 }), (steps) => {
      const { id, here, now, advance } = oneMember();
      let pausedUntil = 0;
      let excludedUntil = 0;
      for (const { wait, length } of steps) {
        advance(wait);
        const [kind, until] = excludedUntil > now() ? ['exclusion', excludedUntil] as const : ['pause', pausedUntil] as const;
        expect(breakOf(here, id)).toEqual(until > now() ? { kind, endsAt: until === Infinity ? undefined : until } : undefined);
        const isPause = ['day', 'week', 'month'].includes(length);
        (isPause ? pause : exclude)(here, id, length);
        const ends = { day: now() + day, week: now() + 7 * day, month: now() + 30 * day, halfYear: monthsAfter(now(), 6), year: monthsAfter(now(), 12), forever: Infinity }[length]!;
        // What would end less than a minute later is the same break.
        if (isPause && ends >= pausedUntil + minute) pausedUntil = ends;
        if (!isPause && ends >= excludedUntil + minute) excludedUntil = ends;
      }
    }), { numRuns: 60 });
  });

  test('cannot be changed in the database, and have the listed lengths alone', () => {
    const { id, here } = oneMember();
    exclude(here, id, 'forever');
    expect(() => here.database.exec('delete from play_breaks')).toThrow('kept');
    expect(() => here.database.exec('update play_breaks set ends_at = 1')).toThrow('kept');
    for (const length of ['', 'minute', 'constructor', '0']) {
      expect(() => pause(here, id, length)).toThrow(Refusal);
      expect(() => exclude(here, id, length)).toThrow(Refusal);
    }
  });

  test('that are asked for a thousand times in a minute are one row; another member, kind or length has its own', () => {
    const { id, here, advance } = oneMember();
    const count = (): number => row<{ count: number }>(here.database, 'select count(*) as count from play_breaks where member_id = ?', id)!.count;
    for (let turn = 0; turn < 1_000; turn++) pause(here, id, 'day');
    expect(count()).toBe(1);
    advance(minute - 1);
    pause(here, id, 'day');
    expect(count()).toBe(1);
    advance(1);
    pause(here, id, 'day');
    expect(count()).toBe(2);
    for (const length of ['week', 'day', 'week']) pause(here, id, length);
    expect(count()).toBe(3);
    for (const length of ['halfYear', 'forever', 'year', 'forever', 'halfYear']) exclude(here, id, length);
    expect(count()).toBe(5);
    expect(breakOf(here, id)).toEqual({ kind: 'exclusion', endsAt: undefined });
  });
});
