// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ResponsibleOverview } from '../../src/contract/endpoints/responsible.ts';
import { limitKinds, raiseWaits } from '../../src/contract/responsible.ts';
import { findMember } from '../../src/sandbox/accounts/members.ts';
import { Refusal } from '../../src/sandbox/handler.ts';
import { move } from '../../src/sandbox/money/move.ts';
import { breakOf, exclude, pause } from '../../src/sandbox/responsible/breaks.ts';
import { checkDeposit, mayBeCourted } from '../../src/sandbox/responsible/checks.ts';
import { keepLimit, limitNow, setLimit } from '../../src/sandbox/responsible/limits.ts';
import { noteHere, playedOn } from '../../src/sandbox/responsible/time.ts';
import { monthsAfter, windowOf } from '../../src/sandbox/responsible/windows.ts';
import { openDatabase } from '../../src/sandbox/store/database.ts';
import { player } from './sandbox-player.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const inBrasilia = (text: string) => Date.parse(`${text}-03:00`);

describe('windows', () => {
  test.each([
    ['day', '2026-11-20T00:00', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['day', '2026-11-20T23:59', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['week', '2026-11-22T23:00', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['week', '2026-11-23T00:00', '2026-11-23T00:00', '2026-11-30T00:00'],
    ['month', '2026-12-31T22:00', '2026-12-01T00:00', '2027-01-01T00:00'],
    ['month', '2028-02-29T12:00', '2028-02-01T00:00', '2028-03-01T00:00'],
  ] as const)('the %s of %s in Brasília', (period, at, startsAt, endsAt) => {
    expect(windowOf(period, inBrasilia(at))).toEqual({ startsAt: inBrasilia(startsAt), endsAt: inBrasilia(endsAt) });
  });

  test('any instant lies in its window, and the next one begins where it ends', () => {
    fc.assert(fc.property(fc.constantFrom('day', 'week', 'month'), fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (period, at) => {
      const { startsAt, endsAt } = windowOf(period, at);
      expect(startsAt <= at && at < endsAt).toBe(true);
      expect(windowOf(period, endsAt).startsAt).toBe(endsAt);
      expect(windowOf(period, endsAt - 1).startsAt).toBe(startsAt);
    }));
  });

  test('half a year later is the same day of the month, or never sooner', () => {
    expect(monthsAfter(inBrasilia('2026-11-20T22:30'), 6)).toBe(inBrasilia('2027-05-20T22:30'));
    expect(monthsAfter(inBrasilia('2026-08-31T10:00'), 6)).toBe(inBrasilia('2027-03-03T10:00'));
  });
});

/** A member alone in a database, with a clock to be set. */
function alone() {
  let now = inBrasilia('2026-11-20T09:00');
  const database = openDatabase(':memory:');
  database.exec("insert into members (id, merchant, account, type, registered_at) values (1, 'leve', 'rica', 0, 0)");
  return { here: { database, clock: { now: () => now } }, now: () => now, later: (duration: number) => { now += duration; } };
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

  test('no sequence of calls raises a limit earlier than its wait after that was asked for', () => {
    fc.assert(fc.property(named, fc.array(step, { maxLength: 30 }), (name, steps) => {
      const { here, now, later } = alone();
      const height = () => limitNow(here, 1, name) ?? Infinity;
      const asked: { at: number; height: number }[] = [];
      let before = height();
      let limited = false;
      for (const { wait, act } of steps) {
        later(wait);
        const due = height();
        if (limited && due > before) {
          expect(asked.some((one) => one.height === due && one.at <= now() - raiseWaits[name.period])).toBe(true);
        }
        if (act.name === 'set') {
          setLimit(here, 1, name, act.amount);
          asked.push({ at: now(), height: act.amount ?? Infinity });
        } else keepLimit(here, 1, name);
        // A call itself never raises anything.
        expect(height()).toBeLessThanOrEqual(due);
        if (act.name === 'set' && (act.amount ?? Infinity) <= due) expect(height()).toBe(act.amount ?? Infinity);
        before = height();
        limited ||= before < Infinity;
      }
      here.database.close();
    }), { numRuns: 150 });
  });

  test('lower holds at once and ends what waits; higher waits, and can be given up', () => {
    const { here, later } = alone();
    const name = { kind: 'loss', period: 'week' } as const;
    const now = () => limitNow(here, 1, name);
    setLimit(here, 1, name, 5_000);
    setLimit(here, 1, name, 9_000);
    later(7 * day - 1);
    // Asked for again it waits no longer; and what is given up does not come.
    setLimit(here, 1, name, 9_000);
    expect(now()).toBe(5_000);
    later(1);
    expect(now()).toBe(9_000);
    setLimit(here, 1, name, undefined);
    keepLimit(here, 1, name);
    later(60 * day);
    expect(now()).toBe(9_000);
    setLimit(here, 1, name, undefined);
    setLimit(here, 1, name, 4_000);
    later(60 * day);
    expect(now()).toBe(4_000);
    setLimit(here, 1, name, undefined);
    later(7 * day);
    expect(now()).toBe(null);
  });

  test.each([-1, 0.5, 100_000_001, Number.NaN])('%s is no limit', (amount) => {
    const { here } = alone();
    expect(() => setLimit(here, 1, { kind: 'deposit', period: 'day' }, amount)).toThrow(Refusal);
  });
});

describe('the time of the day', () => {
  test('counts what passes between two signs of life, to the day in which it passed', () => {
    const { here, now, later } = alone();
    later(inBrasilia('2026-11-20T23:58') - now());
    noteHere(here, 1);
    later(3 * minute);
    noteHere(here, 1);
    expect([playedOn(here, 1, now() - day), playedOn(here, 1, now())]).toEqual([2 * minute, minute]);
    later(6 * minute);
    noteHere(here, 1);
    expect(playedOn(here, 1, now())).toBe(minute);
    later(5 * minute);
    noteHere(here, 1);
    expect(playedOn(here, 1, now())).toBe(6 * minute);
  });
});

describe('breaks', () => {
  test('end by themselves, and nothing that is asked for meanwhile ends them sooner', () => {
    const lengths = fc.constantFrom('day', 'week', 'month', 'halfYear', 'year', 'forever');
    fc.assert(fc.property(fc.array(fc.record({ wait: fc.integer({ min: 0, max: 400 * day }), length: lengths }), { maxLength: 12 }), (steps) => {
      const { here, now, later } = alone();
      let awayUntil = 0;
      let excludedUntil = 0;
      for (const { wait, length } of steps) {
        later(wait);
        const away = breakOf(here, 1);
        expect(away !== undefined).toBe(awayUntil > now());
        expect(away?.kind === 'exclusion').toBe(excludedUntil > now());
        const isPause = ['day', 'week', 'month'].includes(length);
        (isPause ? pause : exclude)(here, 1, length);
        const until = { day: now() + day, week: now() + 7 * day, month: now() + 30 * day, halfYear: monthsAfter(now(), 6), year: monthsAfter(now(), 12), forever: Infinity }[length]!;
        awayUntil = Math.max(awayUntil, until);
        if (!isPause) excludedUntil = Math.max(excludedUntil, until);
      }
      here.database.close();
    }), { numRuns: 60 });
  });

  test('are never altered, and are of no other length', () => {
    const { here } = alone();
    exclude(here, 1, 'forever');
    expect(() => here.database.exec('delete from play_breaks')).toThrow('kept');
    expect(() => here.database.exec('update play_breaks set ends_at = 1')).toThrow('kept');
    for (const length of ['', 'minute', 'constructor', '0']) {
      expect(() => pause(here, 1, length)).toThrow(Refusal);
      expect(() => exclude(here, 1, length)).toThrow(Refusal);
    }
  });
});

describe('by hand-made calls', () => {
  let marina: Awaited<ReturnType<typeof player>>;
  beforeEach(async () => {
    marina = await player();
  });
  afterEach(() => marina.close());

  const overview = async () => (await marina.send('GET', '/wps/responsible')).value as ResponsibleOverview;
  const memberId = () => findMember(marina.platform, 'leve', 'marina')!.id;
  const limit = (kind: string, period: string, amount?: number) => marina.send('PUT', '/wps/responsible/limit', { kind, period, amount });
  let rounds = 0;
  const spinAt = async (seat: Awaited<ReturnType<typeof marina.sit>>, stake: number) => seat.post('/round', { round: `round-at-${++rounds}`, stake });

  test('a stake that could pass the loss limit is refused, one that could not is taken', async () => {
    await limit('loss', 'day', 250);
    const seat = await marina.sit(await marina.launch());
    expect(await spinAt(seat, 500)).toEqual({ error: 'play.limit.loss' });
    const stakes = [100, 100, 100, 100, 100];
    for (const stake of stakes) {
      const { used } = (await overview()).limits.find(({ kind, period }) => kind === 'loss' && period === 'day')!;
      const answered = await spinAt(seat, stake);
      expect(answered.error).toBe(used + stake > 250 ? 'play.limit.loss' : undefined);
    }
    move(marina.platform, { memberId: memberId(), amount: -1_000, kind: 'stake', reference: 'a bad evening' });
    expect(await spinAt(seat, 100)).toEqual({ error: 'play.limit.loss' });
    marina.later(15 * hour);
    expect((await overviewAfterLogin()).limits.find(({ kind, period }) => kind === 'loss' && period === 'day')!.used).toBe(0);
  });

  async function overviewAfterLogin(): Promise<ResponsibleOverview> {
    const { value } = await marina.logIn({ username: 'marina', password: 'leve2026' });
    return (await marina.call('/wps/responsible', { token: (value as { token: string }).token })).value as ResponsibleOverview;
  }

  test('deposits are held to their limit, and the wait of a raise is told', async () => {
    await limit('deposit', 'week', 10_000);
    move(marina.platform, { memberId: memberId(), amount: 8_000, kind: 'deposit', reference: 'order 1' });
    expect(() => checkDeposit(marina.platform, memberId(), 2_000)).not.toThrow();
    expect(() => checkDeposit(marina.platform, memberId(), 2_001)).toThrow('play.limit.deposit');
    const raised = (await limit('deposit', 'week', 50_000)).value as ResponsibleOverview;
    expect(raised.limits.find(({ kind, period }) => kind === 'deposit' && period === 'week')).toMatchObject({
      amount: 10_000, used: 8_000, pending: { amount: 50_000, at: marina.platform.clock.now() + 7 * day },
    });
    expect(() => checkDeposit(marina.platform, memberId(), 2_001)).toThrow('play.limit.deposit');
  });

  test('when the time of the day is used up, launches and stakes wait for the next day', async () => {
    await limit('time', 'day', 10);
    const seat = await marina.sit(await marina.launch());
    for (let count = 0; count < 9; count++) {
      marina.later(minute);
      await marina.send('POST', '/wps/responsible/visit', {});
    }
    expect((await spinAt(seat, 100)).error).toBe(undefined);
    marina.later(minute);
    expect(await spinAt(seat, 100)).toEqual({ error: 'play.limit.time' });
    expect(await marina.launch()).toMatchObject({ errorCode: 'play.limit.time' });
    expect(await marina.launchLottery()).toMatchObject({ errorCode: 'play.limit.time' });
    marina.later(20 * minute);
    expect(await spinAt(seat, 100)).toEqual({ error: 'play.limit.time' });
    marina.later(15 * hour);
    const { value } = await marina.logIn({ username: 'marina', password: 'leve2026' });
    const launched = await marina.call('/wps/game/launch/v3', {
      method: 'POST', token: (value as { token: string }).token,
      body: JSON.stringify({ category: 'RNG', vendor: 'BGS', gameId: '', nodeId: '', language: 'pt', backUrl: '/m/home' }),
    });
    expect(launched).toMatchObject({ success: true });
  });

  test.each([['pause', 'week', 'play.paused'], ['exclusion', 'halfYear', 'play.excluded']])('a %s refuses playing and depositing, not coming in', async (path, length, errorCode) => {
    const seat = await marina.sit(await marina.launch());
    expect(await marina.send('POST', `/wps/responsible/${path}`, { length })).toMatchObject({ value: { away: { kind: path } } });
    expect(await spinAt(seat, 100)).toEqual({ error: errorCode });
    expect(await marina.launch()).toMatchObject({ errorCode });
    expect(await marina.launchLottery()).toMatchObject({ errorCode });
    expect(() => checkDeposit(marina.platform, memberId(), 1)).toThrow(errorCode);
    expect(await marina.logIn({ username: 'marina', password: 'leve2026' })).toMatchObject({ success: true });
    expect(await marina.send('GET', '/wps/wallet')).toMatchObject({ success: true });
    for (const shorter of ['day', 'halfYear']) {
      await marina.send('POST', '/wps/responsible/pause', { length: shorter });
      expect((await marina.ask(`/wps/responsible/${path}`, { method: 'DELETE', token: marina.token })).status).toBe(404);
    }
    marina.later(6 * day);
    expect(() => checkDeposit(marina.platform, memberId(), 1)).toThrow(errorCode);
    marina.later(180 * day);
    expect(() => checkDeposit(marina.platform, memberId(), 1)).not.toThrow();
  });

  test('the self-excluded are told of no offers', async () => {
    const popular = () => marina.send('GET', '/wps/content/popular?types=PU&platform=M&language=pt');
    expect((await popular()).value).not.toHaveLength(0);
    await marina.send('POST', '/wps/responsible/exclusion', { length: 'forever' });
    expect((await popular()).value).toHaveLength(0);
    expect(mayBeCourted(marina.platform, memberId())).toBe(false);
  });

  test('without the flag its calls are refused and nothing is enforced but a self-exclusion', async () => {
    await limit('loss', 'day', 0);
    await marina.send('POST', '/wps/responsible/pause', { length: 'month' });
    marina.set({ whitelabel: { RESPONSIBLE: false } });
    for (const [method, path, body] of [
      ['GET', '/wps/responsible'], ['PUT', '/wps/responsible/limit', { kind: 'loss', period: 'day' }], ['DELETE', '/wps/responsible/limit?kind=loss&period=day'],
      ['PUT', '/wps/responsible/check', { minutes: 30 }], ['POST', '/wps/responsible/pause', { length: 'day' }],
      ['POST', '/wps/responsible/exclusion', { length: 'year' }], ['POST', '/wps/responsible/visit', {}],
    ] as const) expect(await marina.send(method, path, body)).toMatchObject({ errorCode: 'permission.denied' });
    const seat = await marina.sit(await marina.launch());
    expect((await spinAt(seat, 100)).error).toBe(undefined);
    marina.set({ whitelabel: { RESPONSIBLE: true } });
    await marina.send('POST', '/wps/responsible/exclusion', { length: 'year' });
    marina.set({ whitelabel: { RESPONSIBLE: false } });
    expect(await spinAt(seat, 100)).toEqual({ error: 'play.excluded' });
  });

  test('what is no limit, no length and no choice is refused, and trial accounts have none', async () => {
    for (const [kind, period, amount] of [['time', 'week', 60], ['win', 'day', 1], ['loss', 'year', 1], ['loss', 'day', 1.5], ['time', 'day', 1_441]] as const) {
      expect(await limit(kind, period, amount)).toMatchObject({ errorCode: 'request.invalid' });
    }
    expect(await marina.send('PUT', '/wps/responsible/check', { minutes: 600 })).toMatchObject({ errorCode: 'request.invalid' });
    expect(await marina.send('POST', '/wps/responsible/exclusion', { length: 'day' })).toMatchObject({ errorCode: 'request.invalid' });
    expect(await marina.send('PUT', '/wps/responsible/check', { minutes: 30 })).toMatchObject({ value: { checkMinutes: 30 } });
    const trial = await player('tipo4');
    expect(await trial.send('GET', '/wps/responsible')).toMatchObject({ errorCode: 'permission.trial' });
    trial.close();
  });

  test('a visit tells since when the session is open and what it has brought', async () => {
    const seat = await marina.sit(await marina.launch());
    const before = await marina.balance();
    marina.later(4 * minute);
    await spinAt(seat, 500);
    const { value } = await marina.send('POST', '/wps/responsible/visit', {});
    const now = marina.platform.clock.now();
    expect(value).toEqual({ openedAt: now - 4 * minute, serverTime: now, result: (await marina.balance()) - before, checkMinutes: 60 });
  });
});
