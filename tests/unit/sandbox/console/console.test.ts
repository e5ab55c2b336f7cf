import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { send } from '../../../../src/sandbox/outbox/outbox.ts';
import { publicKey } from '../../../../src/sandbox/crypto/keys.ts';
import { consoleToken, startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

async function order(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await phone.callConsole(method, path, body, headers);
  return { status: response.status, answer: await response.json() as Record<string, unknown> };
}

const status = () => phone.request('/wps/system/status');
const settings = async (merchant = 'leve') => (await phone.call('/wps/system/settings', { merchant })).value as Record<string, Record<string, unknown>>;

test('flags, promotions and templates change at once, for one merchant', async () => {
  await order('PATCH', '/merchants/leve', { switches: { PERSREP: false, MISSION: false, mem_cen: 'base' } });
  expect(await settings()).toMatchObject({
    whitelabel: { PERSREP: false, DEPRECM3: true, FACEBOOKLOGIN3: false }, promotions: { MISSION: { enabled: false } }, mobileTemplate: { mem_cen: 'base' },
  });
  expect(await settings('brisa')).toMatchObject({ whitelabel: { PERSREP: true }, promotions: { MISSION: { enabled: true } } });
});

test('unknown settings, merchants and faults are refused', async () => {
  const wrong: { switches: Record<string, unknown> }[] = [{ switches: { NOTHING: true } }, { switches: { constructor: true } }, { switches: { mem_cen: 'odd' } }, { switches: { mem_cen: true } }, { switches: { PERSREP: 'on' } }, { switches: { jackpot: 'x' } }];
  for (const wanted of wrong) expect((await order('PATCH', '/merchants/leve', wanted)).status).toBe(400);
  expect((await order('PATCH', '/merchants/none', {})).status).toBe(400);
  expect((await order('PUT', '/faults/wallet', { kind: 'odd' })).status).toBe(400);
  expect((await order('PUT', '/faults/nowhere', { kind: 'empty' })).status).toBe(400);
  expect((await order('POST', '/clock', { add: -1 })).status).toBe(400);
});

test('a closed platform refuses all calls but its status, and maintenance takes precedence over region', async () => {
  await order('PATCH', '/merchants/leve', { restricted: true });
  expect(await phone.call('/wps/captcha')).toEqual({ success: false, errorCode: 'platform.restricted' });
  await order('PATCH', '/merchants/leve', { maintenance: true, reopensAt: 5 });
  expect(await phone.call('/wps/captcha')).toEqual({ success: false, errorCode: 'platform.maintenance', value: { reopensAt: 5 } });
  expect(await phone.call('/wps/system/status')).toMatchObject({ value: { maintenance: true, restricted: true, reopensAt: 5 } });
  expect(await phone.call('/wps/captcha', { merchant: 'brisa' })).toMatchObject({ success: true });
  await order('PATCH', '/merchants/leve', { maintenance: false, restricted: false, reopensAt: 0 });
  expect(await phone.call('/wps/system/status')).toMatchObject({ value: { maintenance: false, restricted: false } });
});

test('faults affect the calls they are set for, as often as they are set for', async () => {
  for (const [kind, expected] of [['401', 401], ['429', 429], ['500', 500]] as const) {
    await order('PUT', '/faults/systemStatus', { kind, calls: 2 });
    expect([(await status()).status, (await status()).status, (await status()).status]).toEqual([expected, expected, 200]);
  }
  await order('PUT', '/faults/*', { kind: 'empty' });
  expect(await (await status()).text()).toBe('');
  await order('PUT', '/faults/systemStatus', { kind: 'not-json' });
  await expect((await status()).json()).rejects.toThrow();
  await order('PUT', '/faults/systemStatus', { kind: 'wrong-shape' });
  expect(await (await status()).json()).toEqual({ success: true, value: [] });
  await order('PUT', '/faults/systemStatus', { kind: 'cut' });
  const cut = await status();
  expect((await cut.text()).length).toBeLessThan(Number(cut.headers.get('Content-Length')));
  await order('PUT', '/faults/systemStatus', { kind: 'delay', delay: 120 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let answered = false;
  const late = status().finally(() => (answered = true));
  await vi.advanceTimersByTimeAsync(119);
  expect(answered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await late).json()).toMatchObject({ success: true });
  vi.useRealTimers();
  await order('DELETE', '/faults');
  expect((await order('GET', '/state')).answer.faults).toEqual([]);
});

test('a silent call ends when its request is aborted', async () => {
  await order('PUT', '/faults/systemStatus', { kind: 'silence' });
  const leaving = new AbortController();
  let answered = false;
  const asked = phone.fetch(new Request('http://phone.test/wps/system/status', { signal: leaving.signal })).finally(() => (answered = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answered).toBe(false);
  leaving.abort();
  const { status: code, body } = await asked;
  expect({ code, body }).toEqual({ code: 500, body: null });
});

test('a moved clock applies to all calls', async () => {
  const token = await tokenOf(phone);
  const { answer } = await order('POST', '/clock', { add: 3 * 60 * 60 * 1000 });
  expect((await phone.call('/wps/system/status')).value).toMatchObject({ serverTime: answer.now });
  expect(await phone.call('/wps/wallet', { token })).toMatchObject({ errorCode: 'session.expired' });
});

test('members are listed with their ledger, and their balance can be adjusted', async () => {
  const token = await tokenOf(phone);
  const members = (await order('GET', '/members')).answer as unknown as { id: number; merchant: string; account: string }[];
  const { id } = members.find(({ merchant, account }) => merchant === 'leve' && account === 'marina')!;
  await order('POST', `/members/${id}/wallet`, { amount: 50, reference: 'gift' });
  await order('POST', `/members/${id}/wallet`, { amount: 50, reference: 'gift' });
  expect(await phone.call('/wps/wallet', { token })).toMatchObject({ value: { sumBalance: 128_500 } });
  expect((await order('GET', `/members/${id}`)).answer).toMatchObject({ ledger: expect.arrayContaining([expect.objectContaining({ amount: 50, balanceAfter: 128_500 }), expect.objectContaining({ kind: 'opening' })]), stakes: [] });
  expect((await order('POST', `/members/${id}/wallet`, { amount: -999_999 })).answer).toEqual({ error: 'wallet.low' });
  expect((await order('POST', '/members/9999/wallet', { amount: 5 })).answer).toEqual({ error: 'user.missing' });
  await order('DELETE', `/members/${id}/sessions`);
  expect(await phone.call('/wps/wallet', { token })).toMatchObject({ errorCode: 'session.expired' });
});

test('captchas can be read, and failed logins cleared', async () => {
  await phone.logIn({ username: 'marina', password: 'x' });
  const answer = await phone.solveCaptcha();
  expect((await order('GET', '/captchas')).answer).toMatchObject([{ answer }]);
  await order('DELETE', '/attempts');
  expect(await phone.logIn({ username: 'marina', password: 'leve2026' })).toMatchObject({ success: true });
});

test('the outbox holds sent messages', async () => {
  const message = { merchant: 'leve', channel: 'sms', recipient: '+55 11 99999-0000', subject: '', body: '123456' } as const;
  send(phone.platform, message);
  expect((await order('GET', '/state')).answer.outbox).toMatchObject([message]);
});

test('a reset restores the initial data, and keeps the key that open pages encrypt with', async () => {
  const token = await tokenOf(phone);
  await order('PATCH', '/merchants/leve', { maintenance: true });
  await order('POST', '/clock', { add: 1000 });
  await order('POST', '/reset');
  expect((await order('GET', '/state')).answer).toMatchObject({ offset: 0, outbox: [], faults: [], merchants: [{ maintenance: false }, {}] });
  expect(publicKey(phone.platform.database)).toBe(phone.publicKey);
  expect(await phone.call('/wps/wallet', { token })).toMatchObject({ errorCode: 'session.expired' });
  expect(await phone.logIn({ username: 'marina', password: 'leve2026' })).toMatchObject({ value: { firstTimeLogin: true } });
});

test('every link of the settings is answered', async () => {
  const { resources, contacts } = await settings('brisa') as unknown as { resources: { url: string }[]; contacts: Record<string, { url: string }> };
  expect(Math.min(resources.length, Object.keys(contacts).length)).toBeGreaterThan(0);
  for (const { url } of [...resources, ...Object.values(contacts)]) expect((await phone.request(url)).status).toBe(200);
  for (const path of ['/sandbox', '/sandbox/', '/sandbox/console/console.js', '/sandbox/console/console.css']) {
    const response = await phone.fetch(new Request(`http://localhost${path}`, { headers: { Cookie: `console=${consoleToken}` } }));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  }
  expect((await phone.request('/sandbox/downloads/none.svg')).status).toBe(404);
});

test('the OpenAPI document has every call', async () => {
  const { paths } = await (await phone.request('/sandbox/openapi.json')).json() as { paths: Record<string, Record<string, { operationId: string }>> };
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(documented.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  expect(paths['/wps/session/login']).toMatchObject({ post: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'Encryption' })]) } });
});
