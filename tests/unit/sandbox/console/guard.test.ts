import { afterEach, beforeEach, expect, test } from 'vitest';
import { consoleToken, startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox({ publicUrl: 'https://leve.example' });
});
afterEach(() => phone.close());

const bearer = { Authorization: `Bearer ${consoleToken}` };
const cookie = { Cookie: `console=${consoleToken}` };

async function move(headers: Record<string, string>, { host = 'localhost:4173', body = '{"add":60000}', protocol = 'http' } = {}) {
  const before = phone.platform.clock.now();
  const { status } = await phone.fetch(new Request(`${protocol}://${host}/sandbox/api/clock`, { method: 'POST', body, headers }));
  return { status, moved: phone.platform.clock.now() - before };
}

const json = { 'Content-Type': 'application/json' };
const refused = { status: 403, moved: 0 };
const done = { status: 200, moved: 60_000 };

test('requests of another site are refused, with or without the cookie', async () => {
  const form = { 'Content-Type': 'text/plain', Origin: 'https://evil.example' };
  expect(await move(form)).toEqual(refused);
  expect(await move({ ...form, ...cookie })).toEqual(refused);
  expect(await move({ ...json, ...cookie, Origin: 'https://evil.example' })).toEqual(refused);
  expect(await move({ ...json, ...cookie, Origin: 'null' })).toEqual(refused);
  expect(await move({ 'Content-Type': 'text/plain', ...cookie, Origin: 'http://localhost:4173' })).toEqual(refused);
  // Without an Origin header, Sec-Fetch-Site is required.
  expect(await move({ ...json, ...cookie, 'Sec-Fetch-Site': 'cross-site' })).toEqual(refused);
  expect(await move({ ...json, ...cookie })).toEqual(refused);
});

test('requests to a rebound host name are refused, even with the token', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.7:4173', '127.0.0.1.evil.example']) {
    expect(await move({ ...json, ...bearer, Origin: `http://${host}` }, { host })).toEqual(refused);
    expect((await phone.fetch(new Request(`http://${host}/sandbox`, { headers: cookie }))).status).toBe(403);
  }
});

test('requests without the token are refused', async () => {
  for (const path of ['/state', '/members', '/cashier', '/captchas']) {
    const response = await phone.fetch(new Request(`http://localhost/sandbox/api${path}`));
    expect(response.status).toBe(403);
    expect(Object.keys(await response.json() as object)).toEqual(['error']);
  }
  for (const wrong of ['Bearer wrong', `Bearer ${consoleToken}x`, `Basic ${consoleToken}`]) expect(await move({ ...json, Authorization: wrong })).toEqual(refused);
  const page = await phone.fetch(new Request('http://localhost/sandbox'));
  expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('the start printed')]);
});

test('the printed address sets the cookie, redirects to an address without the token, and allows changes', async () => {
  const opened = await phone.fetch(new Request(`http://localhost:4173${phone.consolePath}`));
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/sandbox']);
  expect(opened.headers.get('Set-Cookie')).toBe(`console=${consoleToken}; Path=/sandbox; HttpOnly; SameSite=Strict`);
  expect((await phone.fetch(new Request('http://localhost:4173/sandbox', { headers: cookie }))).status).toBe(200);
  expect((await phone.fetch(new Request('http://localhost:4173/sandbox?token=guess'))).status).toBe(403);
  expect(await move({ ...json, ...cookie, Origin: 'http://localhost:4173' })).toEqual(done);
  expect(await move({ ...json, ...cookie, Origin: 'https://leve.example' }, { host: 'leve.example', protocol: 'https' })).toEqual(done);
  expect(await move({ ...json, ...bearer })).toEqual(done);
});

const asked = (address: string, path: string, headers: Record<string, string> = {}) => phone.fetch(new Request(`http://localhost:4173${path}`, { headers }), address);

test.each<[string, (guess: string) => [path: string, headers?: Record<string, string>]]>([
  ['as a bearer', (guess) => ['/sandbox/api/state', { Authorization: `Bearer ${guess}` }]],
  ['as a cookie of the calls', (guess) => ['/sandbox/api/state', { Cookie: `console=${guess}` }]],
  ['as a cookie of the page', (guess) => ['/sandbox', { Cookie: `console=${guess}` }]],
  ['in the address', (guess) => [`/sandbox?token=${guess}`]],
])('after twenty wrong tokens %s the right one is not listened to either for a quarter of an hour, from that address alone', async (_way, given) => {
  const status = async (address: string, guess: string) => (await asked(address, ...given(guess))).status;
  for (let guess = 0; guess < 19; guess++) expect(await status('1.2.3.4', `guess-${guess}`)).toBe(403);
  expect(await status('1.2.3.4', consoleToken)).toBeLessThan(400);
  expect(await status('1.2.3.4', 'guess-19')).toBe(403);
  expect(await status('1.2.3.4', consoleToken)).toBe(403);
  expect(await status('5.6.7.8', consoleToken)).toBeLessThan(400);
  phone.advance(15 * 60_000);
  expect(await status('1.2.3.4', consoleToken)).toBeLessThan(400);
});

test('a page with an outdated token, which asks again and again, shuts nobody out', async () => {
  for (let time = 0; time < 30; time++) expect((await asked('1.2.3.4', '/sandbox/api/state', { Cookie: 'console=outdated' })).status).toBe(403);
  expect((await asked('1.2.3.4', `/sandbox?token=${consoleToken}`)).status).toBe(303);
});

test('a platform without a given token generates its own', async () => {
  const [one, other] = [await startSandbox({ consoleToken: undefined }), await startSandbox({ consoleToken: undefined })];
  expect(one.consolePath).toMatch(/^\/sandbox\?token=[\w-]{43}$/);
  expect(other.consolePath).not.toBe(one.consolePath);
  one.close();
  other.close();
});
