import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResponsibleOverview } from '../../../../src/contract/endpoints/responsible.ts';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { move } from '../../../../src/sandbox/money/move.ts';
import { checkDeposit, mayBeCourted } from '../../../../src/sandbox/responsible/checks.ts';
import { player } from '../../../support/sandbox-player.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let marina: Awaited<ReturnType<typeof player>>;
beforeEach(async () => {
  marina = await player();
});
afterEach(() => marina.close());

const overview = async () => (await marina.send('GET', '/wps/responsible')).value as ResponsibleOverview;
const memberId = () => findMember(marina.platform, 'leve', 'marina')!.id;
const limit = (kind: string, period: string, amount?: number) => marina.send('PUT', '/wps/responsible/limit', { kind, period, amount });
let rounds = 0;
const spinAt = async (seat: Awaited<ReturnType<typeof marina.openGame>>, stake: number) => seat.post('/round', { round: `round-at-${++rounds}`, stake });

test('a stake that could exceed the loss limit is refused, any other is accepted', async () => {
  await limit('loss', 'day', 250);
  const seat = await marina.openGame(await marina.launch());
  expect(await spinAt(seat, 500)).toEqual({ error: 'play.limit.loss' });
  const stakes = [100, 100, 100, 100, 100];
  for (const stake of stakes) {
    const { used } = (await overview()).limits.find(({ kind, period }) => kind === 'loss' && period === 'day')!;
    const answered = await spinAt(seat, stake);
    expect(answered.error).toBe(used + stake > 250 ? 'play.limit.loss' : undefined);
  }
  // A loss larger than any win of the rounds above.
  move(marina.platform, { memberId: memberId(), amount: -100_000, kind: 'stake', reference: 'a bad evening' });
  expect(await spinAt(seat, 100)).toEqual({ error: 'play.limit.loss' });
  marina.advance(15 * hour);
  expect((await overviewAfterLogin()).limits.find(({ kind, period }) => kind === 'loss' && period === 'day')!.used).toBe(0);
});

async function overviewAfterLogin(): Promise<ResponsibleOverview> {
  const { value } = await marina.logIn({ username: 'marina', password: 'leve2026' });
  return (await marina.call('/wps/responsible', { token: (value as { token: string }).token })).value as ResponsibleOverview;
}

test('deposits are limited, and a raised limit shows when it applies', async () => {
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

test('launches and stakes beyond the day\'s time limit are refused until the next day', async () => {
  await limit('time', 'day', 10);
  const seat = await marina.openGame(await marina.launch());
  for (let count = 0; count < 9; count++) {
    marina.advance(minute);
    await marina.send('POST', '/wps/responsible/visit', {});
  }
  expect((await spinAt(seat, 100)).error).toBe(undefined);
  marina.advance(minute);
  expect(await spinAt(seat, 100)).toEqual({ error: 'play.limit.time' });
  expect(await marina.launch()).toMatchObject({ errorCode: 'play.limit.time' });
  expect(await marina.launchLottery()).toMatchObject({ errorCode: 'play.limit.time' });
  marina.advance(20 * minute);
  expect(await spinAt(seat, 100)).toEqual({ error: 'play.limit.time' });
  marina.advance(15 * hour);
  const { value } = await marina.logIn({ username: 'marina', password: 'leve2026' });
  const launched = await marina.call('/wps/game/launch/v3', {
    method: 'POST', token: (value as { token: string }).token,
    body: JSON.stringify({ category: 'RNG', vendor: 'BGS', gameId: '', nodeId: '', language: 'pt', backUrl: '/m/home' }),
  });
  expect(launched).toMatchObject({ success: true });
});

test.each([['pause', 'week', 'play.paused'], ['exclusion', 'halfYear', 'play.excluded']])('a %s refuses stakes, launches and deposits, and allows login', async (path, length, errorCode) => {
  const seat = await marina.openGame(await marina.launch());
  expect(await marina.send('POST', `/wps/responsible/${path}`, { length })).toMatchObject({ value: { away: { kind: path } } });
  expect(await spinAt(seat, 100)).toEqual({ error: errorCode });
  expect(await marina.launch()).toMatchObject({ errorCode });
  expect(await marina.launchLottery()).toMatchObject({ errorCode });
  expect(() => checkDeposit(marina.platform, memberId(), 1)).toThrow(errorCode);
  expect(await marina.logIn({ username: 'marina', password: 'leve2026' })).toMatchObject({ success: true });
  expect(await marina.send('GET', '/wps/wallet')).toMatchObject({ success: true });
  for (const shorter of ['day', 'halfYear']) {
    await marina.send('POST', '/wps/responsible/pause', { length: shorter });
    expect((await marina.request(`/wps/responsible/${path}`, { method: 'DELETE', token: marina.token })).status).toBe(404);
  }
  marina.advance(6 * day);
  expect(() => checkDeposit(marina.platform, memberId(), 1)).toThrow(errorCode);
  marina.advance(180 * day);
  expect(() => checkDeposit(marina.platform, memberId(), 1)).not.toThrow();
});

test('self-excluded members get no offers', async () => {
  const popular = () => marina.send('GET', '/wps/content/popular?types=PU&platform=M&language=pt');
  expect((await popular()).value).not.toHaveLength(0);
  await marina.send('POST', '/wps/responsible/exclusion', { length: 'forever' });
  expect((await popular()).value).toHaveLength(0);
  expect(mayBeCourted(marina.platform, memberId())).toBe(false);
});

test('without the flag the calls are refused, and only a self-exclusion is enforced', async () => {
  await limit('loss', 'day', 0);
  await marina.send('POST', '/wps/responsible/pause', { length: 'month' });
  marina.set({ switches: { RESPONSIBLE: false } });
  for (const [method, path, body] of [
    ['GET', '/wps/responsible'], ['PUT', '/wps/responsible/limit', { kind: 'loss', period: 'day' }], ['DELETE', '/wps/responsible/limit?kind=loss&period=day'],
    ['PUT', '/wps/responsible/check', { minutes: 30 }], ['POST', '/wps/responsible/pause', { length: 'day' }],
    ['POST', '/wps/responsible/exclusion', { length: 'year' }], ['POST', '/wps/responsible/visit', {}],
  ] as const) expect(await marina.send(method, path, body)).toMatchObject({ errorCode: 'permission.denied' });
  const seat = await marina.openGame(await marina.launch());
  expect((await spinAt(seat, 100)).error).toBe(undefined);
  marina.set({ switches: { RESPONSIBLE: true } });
  await marina.send('POST', '/wps/responsible/exclusion', { length: 'year' });
  marina.set({ switches: { RESPONSIBLE: false } });
  expect(await spinAt(seat, 100)).toEqual({ error: 'play.excluded' });
});

test('invalid limits, lengths and intervals are refused, and so are trial accounts', async () => {
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

test('a visit answers with the start of the session and its result', async () => {
  const seat = await marina.openGame(await marina.launch());
  const before = await marina.balance();
  marina.advance(4 * minute);
  await spinAt(seat, 500);
  const { value } = await marina.send('POST', '/wps/responsible/visit', {});
  const now = marina.platform.clock.now();
  expect(value).toEqual({ openedAt: now - 4 * minute, serverTime: now, result: (await marina.balance()) - before, checkMinutes: 60, reached: [] });
});

test('a visit tells of the limits of loss and time that are used up', async () => {
  const reached = async () => ((await marina.send('POST', '/wps/responsible/visit', {})).value as { reached: unknown }).reached;
  await marina.send('PUT', '/wps/responsible/limit', { kind: 'loss', period: 'day', amount: 500 });
  await marina.send('PUT', '/wps/responsible/limit', { kind: 'deposit', period: 'day', amount: 0 });
  expect(await reached()).toEqual([]);
  move(marina.platform, { memberId: memberId(), amount: -499, kind: 'stake', reference: 'nearly' });
  expect(await reached()).toEqual([]);
  move(marina.platform, { memberId: memberId(), amount: -1, kind: 'stake', reference: 'and there' });
  expect(await reached()).toEqual([{ kind: 'loss', period: 'day' }]);
});

test('a game\'s visit answers with session start and result and counts the time; for a trial member it is empty', async () => {
  const seat = await marina.openGame(await marina.launch());
  const { openedAt } = await seat.get('/visit');
  move(marina.platform, { memberId: memberId(), amount: -700, kind: 'stake', reference: 'a short evening' });
  const before = (await overview()).limits.find(({ kind }) => kind === 'time')!.used;
  for (let passed = 1; passed <= 4; passed++) {
    marina.advance(minute);
    await seat.get('/visit');
  }
  expect(await seat.get('/visit')).toEqual({ openedAt, serverTime: marina.platform.clock.now(), result: -700, checkMinutes: 60 });
  expect((await overview()).limits.find(({ kind }) => kind === 'time')!.used).toBe(before + 4);
  
  const trial = await player('tipo4');
  const trialSeat = await trial.openGame(await trial.launch());
  expect(trialSeat.page).not.toContain('reality.js');
  expect(await trialSeat.get('/visit')).toEqual({});
  trial.close();
});

test('deposits during a break are refused with its end', async () => {
  expect(await marina.send('GET', '/wps/deposit/methods')).toMatchObject({ success: true });
  await marina.send('POST', '/wps/responsible/pause', { length: 'week' });
  const endsAt = marina.platform.clock.now() + 7 * day;
  expect(await marina.send('GET', '/wps/deposit/methods')).toEqual({ success: false, errorCode: 'play.paused', value: { endsAt } });
  expect(await marina.launchLottery()).toEqual({ success: false, errorCode: 'play.paused', value: { endsAt } });
});
