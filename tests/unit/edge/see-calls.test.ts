import { expect, test } from 'vitest';
import { platformRoutes } from '../../../src/edge/platform-routes.ts';
import { askedBy } from '../../../src/edge/request.ts';
import { seeDeposits, vendorIn } from '../../../src/edge/see-calls.ts';

const answer = (body: unknown, headers: Record<string, string> = {}) => ({ status: 200, headers: { 'content-type': 'application/json', ...headers }, body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)) });
const told = (value: unknown) => answer({ success: true, value });

test('each state of a deposit is seen once, however often the phone asks', () => {
  const see = seeDeposits();
  expect(see('createDeposit', told({ id: 'a', status: 'waiting' }))).toEqual(['waiting']);
  expect(see('readDeposit', told({ id: 'a', status: 'waiting' }))).toEqual([]);
  expect(see('waitingDeposits', told([{ id: 'a', status: 'waiting' }, { id: 'b', status: 'waiting' }]))).toEqual(['waiting']);
  expect(see('readDeposit', told({ id: 'a', status: 'paid' }))).toEqual(['paid']);
  expect(see('readDeposit', told({ id: 'a', status: 'paid' }))).toEqual([]);
});

test('refusals, other calls, and what no gateway should send tell of none', () => {
  const see = seeDeposits();
  expect(see('hotGames', told({ id: 'a', status: 'paid' }))).toBeUndefined();
  for (const body of [{ success: false, errorCode: 'deposit.waiting' }, { success: true }, { success: true, value: { id: 'a', status: '<script>' } }, { success: true, value: [null] }, '{', 'null', '7']) {
    expect(see('readDeposit', answer(body)) ?? []).toEqual([]);
  }
  expect(see('readDeposit', answer({ success: true, value: { id: 'a', status: 'paid' } }, { 'content-encoding': 'br' }))).toEqual([]);
  expect(see('readDeposit', { status: 204, headers: {}, body: null })).toEqual([]);
});

test('an answer of 64 KiB is read, and not one of a byte more, nor one that streams', () => {
  const sized = (bytes: number) => {
    const made = answer({ success: true, value: { id: 'a', status: 'paid' } });
    return { ...made, body: new Uint8Array(bytes).fill(0x20).map((space, at) => made.body[at] ?? space) };
  };
  expect([seeDeposits()('readDeposit', sized(65_536)), seeDeposits()('readDeposit', sized(65_537))]).toEqual([['paid'], []]);
  expect(seeDeposits()('readDeposit', { ...sized(100), body: new Blob([sized(100).body]).stream() })).toEqual([]);
});

test('only what says that it is JSON, and of a call that was carried out, tells of deposits', () => {
  const see = (body: unknown, type?: string | string[]) => seeDeposits()('readDeposit', { ...answer(body), headers: type === undefined ? {} : { 'content-type': type } });
  const paid = { success: true, value: { id: 'a', status: 'paid' } };
  expect([see(paid, 'application/json; charset=utf-8'), see(paid, ['application/json', 'text/html']), see(paid, 'text/html'), see(paid)]).toEqual([['paid'], ['paid'], [], []]);
  expect([see({ ...paid, success: false }, 'application/json'), see({ value: paid.value }, 'application/json'), see({ ...paid, success: 'true' }, 'application/json')]).toEqual([[], [], []]);
});

test('each state that the contract has is told, no other, and none of what is no deposit', () => {
  const statuses = ['waiting', 'paid', 'expired', 'cancelled'];
  expect(seeDeposits()('waitingDeposits', told(statuses.map((status, id) => ({ id, status }))))).toEqual(statuses);
  const see = seeDeposits();
  for (const value of [{ id: 'a', status: 'PAID' }, { id: 'a', status: 'unknown' }, { id: 'a', status: ['paid'] }, { id: 'a' }, 'paid', 7, null]) expect(see('readDeposit', told(value)), JSON.stringify(value)).toEqual([]);
});

test('deposits are told apart by the first 64 signs of their names, of the newest 50,000', () => {
  const see = seeDeposits();
  const paid = (id: string) => see('readDeposit', told({ id, status: 'paid' }));
  const long = 'x'.repeat(63);
  expect([paid(`${long}a`), paid(`${long}b`), paid(`${long}bc`)]).toEqual([['paid'], ['paid'], []]);
  expect([see('readDeposit', told({ id: 7, status: 'paid' })), see('readDeposit', told({ id: '7', status: 'paid' }))]).toEqual([['paid'], []]);
  const first = seeDeposits();
  const many = (from: number, count: number) => first('waitingDeposits', told(Array.from({ length: count }, (_, at) => ({ id: (from + at).toString(36), status: 'paid' }))))!.length;
  for (let from = 0; from < 50_000; from += 1_000) expect(many(from, 1_000)).toBe(1_000);
  // Asked again, the first is the newest; the one after it goes for the next.
  expect([many(0, 1), many(50_000, 1), many(0, 1), many(1, 1)]).toEqual([0, 1, 0, 1]);
});

test.each(['createDeposit', 'readDeposit', 'cancelDeposit', 'waitingDeposits'])('%s tells how a deposit stands', (route) => {
  expect(seeDeposits()(route, told({ id: 'a', status: 'paid' }))).toEqual(['paid']);
});

test('the vendor of a game that is to start is a code, and the body goes on whole', async () => {
  const launch = (body: string) => new Request('http://leve.test/wps/game/launch/v3', { method: 'POST', body });
  const request = launch('{"vendor":"PGSOFT","gameId":"1"}');
  expect([await vendorIn('launchGame', request), await request.text()]).toEqual(['PGSOFT', '{"vendor":"PGSOFT","gameId":"1"}']);
  for (const body of ['{"vendor":"<script>"}', '{"vendor":7}', '{}', 'null', '{', '']) expect(await vendorIn('launchGame', launch(body))).toBeUndefined();
  expect(await vendorIn('login', launch('{"vendor":"PGSOFT"}'))).toBeUndefined();
  const signs = (count: number) => 'A_9'.repeat(11).slice(0, count);
  expect(await Promise.all([1, 32, 33, 0].map((count) => vendorIn('launchGame', launch(`{"vendor":"${signs(count)}"}`))))).toEqual([signs(1), signs(32), undefined, undefined]);
  for (const vendor of ['PG SOFT', ' PGSOFT', 'PGSOFT<', 'PGSOFT\n']) expect(await vendorIn('launchGame', launch(JSON.stringify({ vendor }))), vendor).toBeUndefined();
  // A GET has no body to look into.
  const get = new Request('http://leve.test/wps/game/launch/v3');
  Object.defineProperty(get, 'clone', { value: () => launch('{"vendor":"PGSOFT"}') });
  expect(await vendorIn('launchGame', get)).toBeUndefined();
});

test('two calls of one path are told apart by their method', async () => {
  const routes = platformRoutes({ segments: ['wps'], pages: [], notes: [], close() {}, isReady: async () => true, ask: async () => new Response(), answer: async () => ({ status: 200, headers: {}, body: null }) });
  const routeOf = async (method: string): Promise<string> => {
    const request = new Request('http://leve.test/wps/deposit', { method });
    const asked = askedBy(request, { address: '', proto: 'https', host: 'leve.test' }, () => {});
    await routes.fetch(request, asked);
    return asked.trace.route;
  };
  expect([await routeOf('POST'), await routeOf('GET'), await routeOf('PUT')]).toEqual(['createDeposit', 'readDeposit', 'wps other']);
});
