import { afterEach, expect, test } from 'vitest';
import { createRateLimit, type RateLimit } from '../../../src/edge/rate-limit.ts';
import { createServer } from 'node:http';
import { platformRoutes } from '../../../src/edge/platform-routes.ts';
import { callersBehind } from '../../../src/edge/node/caller.ts';
import { listenerOf } from '../../../src/edge/node/listen.ts';
import { askedBy } from '../../../src/edge/request.ts';
import { closeServers, serve } from '../../support/gateway-edge.ts';

afterEach(closeServers);

/** Calls that pass of so many. */
const passing = (limit: RateLimit, calls: number, address: string | ((at: number) => string), name = 'login'): number =>
  Array.from({ length: calls }, (_, at) => limit(name, typeof address === 'string' ? address : address(at))).filter((wait) => wait === undefined).length;

test('an address may log in sixty times at once, and once a second after that', () => {
  let now = 1_000_000;
  const limit = createRateLimit(1, () => now);
  expect(passing(limit, 100, '203.0.113.7')).toBe(60);
  expect(limit('login', '203.0.113.7')).toBe(1);
  now += 5_000;
  expect(passing(limit, 100, '203.0.113.7')).toBe(5);
  expect(passing(limit, 100, '198.51.100.7')).toBe(60);
});

test('a code is dearer, and the wait is said in seconds', () => {
  const limit = createRateLimit(1, () => 0);
  expect(passing(limit, 100, '203.0.113.7', 'sendLoginCode')).toBe(20);
  expect(limit('sendRegistrationCode', '203.0.113.7')).toBe(6);
  expect(limit('captcha', '203.0.113.7')).toBeUndefined();
});

const guesses = { login: ['login'], free: ['verification'], captcha: ['captcha', 'captchaProof'], visits: ['visits'] };
const costs = { registration: ['trialLogin', 'createTrial', 'register'], code: ['sendLoginCode', 'sendRegistrationCode', 'sendContactCode'], password: ['forgotPassword', 'setPasswordByPhone'] };
const every = [...Object.values(guesses), ...Object.values(costs)].flat();

test.each([...Object.values(guesses).map((names) => [names, 60, 1] as const), ...Object.values(costs).map((names) => [names, 20, 6] as const)])(
  'each of %j passes %i times at once and again after %i s; they are counted together, and with no other call', (names, burst, seconds) => {
    for (const name of names) {
      let now = 1_000_000;
      const limit = createRateLimit(1, () => now);
      expect(passing(limit, burst + 1, '203.0.113.7', name)).toBe(burst);
      for (const same of names) expect(limit(same, '203.0.113.7'), same).toBe(seconds);
      for (const other of every.filter((one) => !names.includes(one))) expect(limit(other, '203.0.113.7'), other).toBeUndefined();
      now += seconds * 1_000 - 1;
      expect(limit(name, '203.0.113.7')).toBe(1);
      now += 1;
      expect([limit(name, '203.0.113.7'), limit(name, '203.0.113.7')]).toEqual([undefined, seconds]);
    }
  },
);

test('a household with a network of IPv6 addresses counts as one, and its provider\'s /48 as eight', () => {
  const limit = createRateLimit(1, () => 0);
  expect(passing(limit, 200, (at) => `2001:db8:1:2::${at.toString(16)}`)).toBe(60);
  expect(passing(limit, 1_000, (at) => `2001:db8:1:${(at + 16).toString(16)}::1`)).toBe(8 * 60 - 60);
  expect(passing(limit, 1_000, (at) => `203.0.113.${at % 250}`)).toBe(8 * 60);
});

test('other calls, this machine, and a caller without an address are not bounded', () => {
  const limit = createRateLimit(1, () => 0);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '']) expect(passing(limit, 500, address)).toBe(500);
  expect(passing(limit, 500, '203.0.113.7', 'hotGames')).toBe(500);
});

test('a factor multiplies all bounds', () => {
  expect(passing(createRateLimit(2, () => 0), 500, '203.0.113.7')).toBe(120);
});

test('the phone is refused with a code that it has a sentence for, when to come again, and the platform is not asked', async () => {
  let asked = 0;
  const routes = platformRoutes({
    segments: ['wps'], pages: [], notes: [], close() {}, isReady: async () => true, ask: async () => new Response(),
    answer: async () => ((asked += 1), { status: 200, headers: { 'content-type': 'application/json' }, body: new TextEncoder().encode('{"success":true}') }),
  }, undefined, createRateLimit(1, () => 0));
  const address = await serve(createServer(listenerOf((request, caller, background) => routes.fetch(request, askedBy(request, caller, background)), callersBehind('loopback'))));
  const login = () => fetch(`${address}/wps/session/login`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' } });
  for (let at = 0; at < 60; at++) expect((await login()).status).toBe(200);
  const refused = await login();
  expect([refused.status, refused.headers.get('Retry-After'), await refused.json(), asked]).toEqual([429, '1', { success: false, errorCode: 'request.too.many' }, 60]);
});
