import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/sandbox/handler.ts';
import { move, type MoveKind } from '../../../../src/sandbox/money/move.ts';
import { breakOf, exclude, isExcluded, pause } from '../../../../src/sandbox/responsible/breaks.ts';
import { keepLimit, limitNow, limitsOf, namedLimit, passedLimit, reachedLimits, setLimit, type Named } from '../../../../src/sandbox/responsible/limits.ts';
import { noteHere, playedIn, playedOn } from '../../../../src/sandbox/responsible/time.ts';
import { orderedBy, resultIn, usedIn } from '../../../../src/sandbox/responsible/usage.ts';
import { checkMinutesOf, visitSince } from '../../../../src/sandbox/responsible/visit.ts';
import { openPlatformDatabase } from '../../../../src/sandbox/schema/open.ts';
import { change } from '../../../../src/sandbox/store/database.ts';
import { addMember } from '../../../support/bare-member.ts';
import { lastDays, periodAt } from '../../../../src/sandbox/time/periods.ts';

// The rules of responsible play once more, in figures that were counted by hand, on both sides of each bound and with a
// second member who has the same things.

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
const inBrasilia = (text: string): number => Date.parse(`${text}-03:00`);

const database = openPlatformDatabase(':memory:');
afterAll(() => database.close());

let now: number;
/** A Friday. */
const friday = inBrasilia('2026-11-20T09:00');
const here = { database, clock: { now: () => now } };
const platform = here as unknown as Parameters<typeof move>[0];
const at = (text: string): void => void (now = inBrasilia(text));

let rica: number;
let other: number;
function member(more?: Parameters<typeof addMember>[1]): number {
  const id = addMember(database, more);
  move(platform, { memberId: id, amount: 1_000_000, kind: 'opening', reference: 'wallet' });
  return id;
}
let moves = 0;
const booked = (kind: MoveKind, amount: number, memberId = rica): void => void move(platform, { memberId, amount, kind, reference: `${kind} ${++moves}` });

beforeEach(() => {
  now = friday;
  [rica, other] = [member(), member()];
});

const names: readonly Named[] = [
  { kind: 'deposit', period: 'day' }, { kind: 'deposit', period: 'week' }, { kind: 'deposit', period: 'month' },
  { kind: 'loss', period: 'day' }, { kind: 'loss', period: 'week' }, { kind: 'loss', period: 'month' }, { kind: 'time', period: 'day' },
];
const waits = { day, week: 7 * day, month: 30 * day };

describe('a limit', () => {
  test('has one of seven names', () => {
    expect(names.map(namedLimit)).toEqual(names);
    for (const [kind, period] of [['time', 'week'], ['time', 'month'], ['win', 'day'], ['deposit', 'year'], ['deposit', ''], ['', 'day']]) expect(() => namedLimit({ kind: kind!, period: period! }), `${kind} ${period}`).toThrow(Refusal);
  });

  test.each([['deposit', 100_000_000], ['loss', 100_000_000], ['time', 1_440]] as const)('of %s is a whole number from 0 to %i', (kind, most) => {
    for (const amount of [-1, most + 1, 0.5, Number.NaN, Infinity]) expect(() => setLimit(here, rica, { kind, period: 'day' }, amount), String(amount)).toThrow(Refusal);
    expect(limitNow(here, rica, { kind, period: 'day' })).toBeNull();
    // Downwards, so that each holds at once.
    for (const amount of [most, 1, 0]) {
      setLimit(here, rica, { kind, period: 'day' }, amount);
      expect(limitNow(here, rica, { kind, period: 'day' })).toBe(amount);
    }
  });

  test.each(names)('$kind by $period: a lower one holds now, a higher one and none after its wait, to the millisecond', (name) => {
    const standing = () => limitNow(here, rica, name);
    const pending = () => limitsOf(here, rica).find(({ kind, period }) => kind === name.kind && period === name.period)!.pending;
    setLimit(here, rica, name, 60);
    setLimit(here, rica, name, 61);
    expect([standing(), pending()]).toEqual([60, { amount: 61, at: friday + waits[name.period] }]);
    now += waits[name.period] - 1;
    expect([standing(), pending()]).toEqual([60, { amount: 61, at: friday + waits[name.period] }]);
    now += 1;
    expect([standing(), pending()]).toEqual([61, undefined]);
    setLimit(here, rica, name, undefined);
    expect([standing(), pending()]).toEqual([61, { amount: undefined, at: now + waits[name.period] }]);
    now += waits[name.period] - 1;
    expect(standing()).toBe(61);
    now += 1;
    expect([standing(), pending()]).toEqual([null, undefined]);
    // From none, whatever comes is lower.
    setLimit(here, rica, name, 1_440);
    expect([standing(), pending()]).toEqual([1_440, undefined]);
    for (const each of names) expect(limitNow(here, other, each)).toBeNull();
    for (const each of names.filter((one) => one !== name)) expect(limitNow(here, rica, each)).toBeNull();
  });

  test('that waits: the same again waits no longer, another one anew, and the present one or a lower ends it', () => {
    const name = { kind: 'loss', period: 'day' } as const;
    const pending = () => limitsOf(here, rica)[3]!.pending;
    setLimit(here, rica, name, 100);
    setLimit(here, rica, name, 200);
    now += hour;
    setLimit(here, rica, name, 200);
    expect(pending()).toEqual({ amount: 200, at: friday + day });
    setLimit(here, rica, name, 300);
    expect(pending()).toEqual({ amount: 300, at: friday + hour + day });
    now += hour;
    setLimit(here, rica, name, undefined);
    expect(pending()).toEqual({ amount: undefined, at: friday + 2 * hour + day });
    now += hour;
    setLimit(here, rica, name, undefined);
    expect(pending()).toEqual({ amount: undefined, at: friday + 2 * hour + day });
    setLimit(here, rica, name, 100);
    expect([pending(), limitNow(here, rica, name)]).toEqual([undefined, 100]);
    setLimit(here, rica, name, 101);
    setLimit(here, rica, name, 99);
    expect([pending(), limitNow(here, rica, name)]).toEqual([undefined, 99]);
    setLimit(here, rica, name, 101);
    setLimit(here, other, name, 7);
    setLimit(here, other, name, 8);
    keepLimit(here, rica, name);
    expect([pending(), limitNow(here, rica, name), limitsOf(here, other)[3]!.pending]).toEqual([undefined, 99, { amount: 8, at: now + day }]);
    now += 2 * day;
    expect([limitNow(here, rica, name), limitNow(here, other, name)]).toEqual([99, 8]);
    // What waited holds by then: to keep it is to keep the new one.
    setLimit(here, rica, name, 150);
    now += day;
    keepLimit(here, rica, name);
    expect(limitNow(here, rica, name)).toBe(150);
  });
});

describe('what is used', () => {
  /** One centavo to 32: each line of the ledger shows in a sum. */
  const days = [['2026-10-31T23:59:59.999', 1], ['2026-11-01T00:00', 2], ['2026-11-15T23:59:59.999', 4], ['2026-11-16T00:00', 8], ['2026-11-19T23:59:59.999', 16], ['2026-11-20T00:00', 32]] as const;

  test('is of the day, of the week from Monday on and of the month of Brasília, and begins anew with each', () => {
    for (const memberId of [rica, other]) {
      for (const [when, amount] of days) {
        at(when);
        booked('deposit', memberId === rica ? amount : 100 * amount, memberId);
        booked('stake', memberId === rica ? -amount : -100 * amount, memberId);
      }
    }
    at('2026-11-20T23:59:59.999');
    setLimit(here, rica, { kind: 'loss', period: 'week' }, 500);
    const [tomorrow, monday, december] = ['2026-11-21T00:00', '2026-11-23T00:00', '2026-12-01T00:00'].map(inBrasilia);
    const used = (memberId: number) => limitsOf(here, memberId).map((limit) => limit.used);
    expect(limitsOf(here, rica)).toEqual([
      { kind: 'deposit', period: 'day', used: 32, resetsAt: tomorrow }, { kind: 'deposit', period: 'week', used: 56, resetsAt: monday }, { kind: 'deposit', period: 'month', used: 62, resetsAt: december },
      { kind: 'loss', period: 'day', used: 32, resetsAt: tomorrow }, { kind: 'loss', period: 'week', amount: 500, used: 56, resetsAt: monday }, { kind: 'loss', period: 'month', used: 62, resetsAt: december },
      { kind: 'time', period: 'day', used: 0, resetsAt: tomorrow },
    ]);
    expect(used(other)).toEqual([3_200, 5_600, 6_200, 3_200, 5_600, 6_200, 0]);
    at('2026-11-21T00:00');
    expect(used(rica)).toEqual([0, 56, 62, 0, 56, 62, 0]);
    at('2026-11-23T00:00');
    expect(used(rica)).toEqual([0, 0, 62, 0, 0, 62, 0]);
    at('2026-12-01T00:00');
    expect(used(rica)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('of deposits is money from outside and from others; of losses what is staked less what comes back, and no less than nothing', () => {
    const today = periodAt('day', now);
    const used = () => [usedIn(here, rica, 'deposit', today), usedIn(here, rica, 'loss', today), resultIn(here, rica, today)];
    const kinds: readonly [MoveKind, number, deposit: number, loss: number, result: number][] = [
      ['deposit', 500, 500, 0, 0], ['transferIn', 70, 570, 0, 0], ['transferOut', -30, 570, 0, 0], ['reward', 1_000, 570, 0, 0], ['rebate', 100, 570, 0, 0], ['adjustment', 10, 570, 0, 0],
      ['withdrawal', -200, 570, 0, 0], ['fee', -5, 570, 0, 0], ['withdrawalReturned', 200, 570, 0, 0], ['stake', -400, 570, 400, -400], ['win', 150, 570, 250, -250], ['refund', 249, 570, 1, -1], ['win', 1, 570, 0, 0], ['win', 5, 570, 0, 5],
    ];
    for (const [kind, amount, ...expected] of kinds) {
      booked(kind, amount);
      expect(used(), `${kind} ${amount}`).toEqual(expected);
    }
    expect(usedIn(here, other, 'deposit', today)).toBe(0);
  });

  test('of time is whole minutes, of the day on which the span begins', () => {
    const today = periodAt('day', now);
    const used = () => usedIn(here, rica, 'time', today);
    noteHere(here, rica);
    now += minute - 1;
    noteHere(here, rica);
    expect([used(), playedOn(here, rica, now)]).toEqual([0, minute - 1]);
    now += 1;
    noteHere(here, rica);
    expect([used(), usedIn(here, rica, 'time', periodAt('day', now + day)), usedIn(here, other, 'time', today)]).toEqual([1, 0, 0]);
  });

  test('the charges that wait are ordered until the moment they expire', () => {
    const charge = (memberId: number, amount: number, status: string, method = 'PIX') => change(
      database, `insert into deposits (member_id, merchant, method, amount, fee, status, reference, created_at, changed_at, expires_at)
       values (?, 'leve', ?, ?, 0, ?, ?, ?, ?, ?)`, memberId, method, amount, status, randomUUID(), now, now, now + hour,
    );
    for (const [status, amount] of [['paid', 1], ['expired', 2], ['cancelled', 4], ['waiting', 8]] as const) charge(rica, amount, status);
    charge(rica, 16, 'waiting', 'TED');
    charge(other, 32, 'waiting');
    expect([orderedBy(here, rica), orderedBy(here, other)]).toEqual([24, 32]);
    now += hour - 1;
    expect(orderedBy(here, rica)).toBe(24);
    now += 1;
    expect(orderedBy(here, rica)).toBe(0);
  });
});

describe('a limit in the way', () => {
  test('lets pass what fills it and not a centavo more, of its own kind, the shortest period first', () => {
    const passed = (kind: Named['kind'], more: number) => passedLimit(here, rica, kind, more)?.period;
    expect(passed('deposit', 1e9)).toBeUndefined();
    setLimit(here, rica, { kind: 'deposit', period: 'week' }, 1_000);
    expect([passed('deposit', 1_000), passed('deposit', 1_001), passed('loss', 1e9)]).toEqual([undefined, 'week', undefined]);
    booked('deposit', 400);
    booked('deposit', 400, other);
    expect([passed('deposit', 600), passed('deposit', 601)]).toEqual([undefined, 'week']);
    setLimit(here, rica, { kind: 'deposit', period: 'month' }, 900);
    expect([passed('deposit', 500), passed('deposit', 501), passed('deposit', 601)]).toEqual([undefined, 'month', 'week']);
    setLimit(here, rica, { kind: 'deposit', period: 'day' }, 400);
    expect([passed('deposit', 0), passed('deposit', 1)]).toEqual([undefined, 'day']);
    // The next week knows nothing of this one, the month does.
    at('2026-11-23T00:00');
    expect([passed('deposit', 400), passed('deposit', 401), passedLimit(here, other, 'deposit', 1e9)]).toEqual([undefined, 'day', undefined]);
    setLimit(here, rica, { kind: 'loss', period: 'day' }, 0);
    expect([passed('loss', 0), passed('loss', 1)]).toEqual([undefined, 'day']);
  });

  test('is used up at its very amount; one of nothing at once, and one of deposits is no end of play', () => {
    const reached = (memberId = rica) => reachedLimits(here, memberId).map(({ kind, period }) => `${kind} ${period}`);
    expect(reached()).toEqual([]);
    for (const period of ['day', 'week', 'month'] as const) setLimit(here, rica, { kind: 'deposit', period }, 0);
    expect(reached()).toEqual([]);
    setLimit(here, rica, { kind: 'loss', period: 'month' }, 0);
    expect(reached()).toEqual(['loss month']);
    setLimit(here, rica, { kind: 'loss', period: 'day' }, 300);
    setLimit(here, rica, { kind: 'time', period: 'day' }, 2);
    setLimit(here, other, { kind: 'loss', period: 'day' }, 300);
    noteHere(here, rica);
    booked('stake', -299);
    now += 2 * minute - 1;
    noteHere(here, rica);
    expect(reached()).toEqual(['loss month']);
    booked('stake', -1);
    now += 1;
    noteHere(here, rica);
    expect([reached(), reached(other)]).toEqual([['loss day', 'loss month', 'time day'], []]);
    booked('win', 1);
    expect(reached()).toEqual(['loss month', 'time day']);
  });
});

describe('the time here', () => {
  test('goes on over five minutes of silence, and not over one millisecond more', () => {
    noteHere(here, rica);
    expect(playedOn(here, rica, now)).toBe(0);
    now += 5 * minute;
    noteHere(here, rica);
    expect(playedOn(here, rica, now)).toBe(5 * minute);
    now += 5 * minute + 1;
    noteHere(here, rica);
    expect(playedOn(here, rica, now)).toBe(5 * minute);
    now += second;
    noteHere(here, rica);
    expect([playedOn(here, rica, now), playedOn(here, other, now)]).toEqual([5 * minute + second, 0]);
  });

  test('is of the day in which it passed, over midnight too', () => {
    at('2026-11-20T23:57:30');
    noteHere(here, rica);
    at('2026-11-21T00:01');
    noteHere(here, rica);
    expect([playedOn(here, rica, friday), playedOn(here, rica, now)]).toEqual([150 * second, minute]);
    now += 4 * minute;
    noteHere(here, rica);
    expect([playedOn(here, rica, friday), playedOn(here, rica, now)]).toEqual([150 * second, 5 * minute]);
    at('2026-11-21T23:59');
    noteHere(here, rica);
    at('2026-11-22T00:00');
    noteHere(here, rica);
    expect([playedOn(here, rica, friday + day), playedOn(here, rica, now)]).toEqual([6 * minute, 0]);
    now += minute;
    noteHere(here, rica);
    expect([playedOn(here, rica, friday + day), playedOn(here, rica, now)]).toEqual([6 * minute, minute]);
    const days = (from: number, to: number) => playedIn(here, rica, { from: friday + from * day, to: friday + to * day });
    expect([days(0, 1), days(0, 2), days(1, 2), days(0, 3), days(2, 3), days(3, 9)]).toEqual([150 * second, 510 * second, 360 * second, 570 * second, 60 * second, 0]);
    expect(playedIn(here, other, { from: 0, to: now + day })).toBe(0);
  });

  test('counts nothing twice where the clock is set back', () => {
    noteHere(here, rica);
    now += minute;
    noteHere(here, rica);
    now -= 30 * second;
    noteHere(here, rica);
    expect(playedOn(here, rica, now)).toBe(minute);
    now += minute;
    noteHere(here, rica);
    expect(playedOn(here, rica, now)).toBe(90 * second);
  });

  test('a visit has the result since it was opened, both moments in it', () => {
    booked('stake', -1);
    now += 1;
    const openedAt = now;
    booked('stake', -10);
    booked('stake', -1_000, other);
    now += minute;
    booked('win', 300);
    booked('deposit', 5_000);
    expect(visitSince(here, rica, openedAt)).toEqual({ openedAt, serverTime: now, result: 290, checkMinutes: 60 });
    change(database, 'insert into reality_checks (member_id, minutes) values (?, 30)', rica);
    expect([checkMinutesOf(here, rica), checkMinutesOf(here, other)]).toEqual([30, 60]);
  });

  test('seven days are today and the six before it', () => {
    expect(lastDays(7, friday)).toEqual({ from: inBrasilia('2026-11-14T00:00'), to: friday + 1 });
    expect(lastDays(1, inBrasilia('2026-11-20T00:00'))).toEqual({ from: inBrasilia('2026-11-20T00:00'), to: inBrasilia('2026-11-20T00:00') + 1 });
  });
});

describe('a break', () => {
  const until = (text: string) => inBrasilia(text);
  test.each([
    ['day', until('2026-11-21T09:00')], ['week', until('2026-11-27T09:00')], ['month', until('2026-12-20T09:00')],
    ['halfYear', until('2027-05-20T09:00')], ['year', until('2027-11-20T09:00')], ['forever', undefined],
  ] as const)('of a %s ends at its moment, and is of that member alone', (length, endsAt) => {
    const isPause = ['day', 'week', 'month'].includes(length);
    (isPause ? pause : exclude)(here, rica, length);
    expect(breakOf(here, rica)).toEqual({ kind: isPause ? 'pause' : 'exclusion', endsAt });
    expect([isExcluded(here, rica), isExcluded(here, other), breakOf(here, other)]).toEqual([!isPause, false, undefined]);
    now = (endsAt ?? now + 40 * 365 * day) - 1;
    expect(breakOf(here, rica)).toBeDefined();
    now += 1;
    expect(breakOf(here, rica) !== undefined).toBe(endsAt === undefined);
  });

  test.each([
    // The one who is excluded, the other one with the same CPF: which of them holds it.
    [1, 0, true], [1, 1, true], [0, 0, true], [0, 1, false],
  ] as const)('by exclusion is the person\'s: held %i here and %i there, the other account is shut out: %s', (held, otherHeld, isOut) => {
    const cpf = `${now}${held}${otherHeld}`;
    const [excluded, twin, elsewhere] = [member({ cpf }), member({ cpf }), member({ cpf, merchant: 'noite' })];
    exclude(here, excluded, 'halfYear');
    for (const [id, value] of [[excluded, held], [twin, otherHeld]] as const) change(database, 'update members set cpf_held = ? where id = ?', value, id);
    expect([excluded, twin, elsewhere, other].map((id) => breakOf(here, id)?.kind)).toEqual(['exclusion', isOut ? 'exclusion' : undefined, undefined, undefined]);
    now = until('2027-05-20T09:00');
    expect([excluded, twin].map((id) => breakOf(here, id))).toEqual([undefined, undefined]);
  });

  test('by pause is of the account; members without a CPF have none in common', () => {
    const [paused, twin] = [member({ cpf: '1' }), member({ cpf: '1' })];
    pause(here, paused, 'week');
    expect([paused, twin].map((id) => breakOf(here, id)?.kind)).toEqual(['pause', undefined]);
    exclude(here, rica, 'forever');
    expect(breakOf(here, other)).toBeUndefined();
    // The twin's exclusion is stricter than the own pause, and longer than it ends.
    exclude(here, twin, 'halfYear');
    expect(breakOf(here, paused)).toEqual({ kind: 'exclusion', endsAt: until('2027-05-20T09:00') });
  });
});
