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

test('the vendor of a game that is to start is a code, and the body goes on whole', async () => {
  const launch = (body: string) => new Request('http://leve.test/wps/game/launch/v3', { method: 'POST', body });
  const request = launch('{"vendor":"PGSOFT","gameId":"1"}');
  expect([await vendorIn('launchGame', request), await request.text()]).toEqual(['PGSOFT', '{"vendor":"PGSOFT","gameId":"1"}']);
  for (const body of ['{"vendor":"<script>"}', '{"vendor":7}', '{}', 'null', '{', '']) expect(await vendorIn('launchGame', launch(body))).toBeUndefined();
  expect(await vendorIn('login', launch('{"vendor":"PGSOFT"}'))).toBeUndefined();
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
