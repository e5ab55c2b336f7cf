import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { flag, list, number, record, text } from '../../../../src/contract/shape.ts';
import { brokenTeller } from '../../../../src/sandbox/upkeep/broken.ts';
import { answerCall } from '../../../../src/sandbox/router/call.ts';
import { largestBody } from '../../../../src/sandbox/http/body.ts';
import { Refusal } from '../../../../src/sandbox/handler.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const echo = endpoint('/wps/echo', record({ name: text, count: number, on: flag, names: list(text) }), text, { method: 'POST' });
const form = endpoint('/wps/form', record({ name: text, count: number }), text, { method: 'POST', send: 'form' });

const handler = ({ input }: { input: unknown }): string => JSON.stringify(input);
const tellBroken = brokenTeller();
const broken = (): never => { throw new Error('a secret'); };

async function send(body: string | ReadableStream, sentTo = echo as typeof form | typeof echo) {
  const request = new Request('http://phone.test/wps/echo', { method: 'POST', body, headers: { Merchant: 'leve' }, duplex: 'half' } as RequestInit);
  const response = await answerCall(phone.platform, { name: 'echo', endpoint: sentTo as never, handler }, request, 'here', tellBroken);
  return { status: response.status, ...await response.json() as { success: boolean; value?: string; errorCode?: string } };
}

const good = { name: 'Marina', count: 3, on: true, names: ['a'] };
const refused = { status: 200, success: false, errorCode: 'request.invalid' };

test('input is parsed by the endpoint\'s shape, without other fields', async () => {
  expect(JSON.parse((await send(JSON.stringify({ ...good, count: '3', more: 1, __proto__: { on: false } }))).value!)).toEqual(good);
  expect(JSON.parse((await send('name=Z%C3%A9+%F0%9F%8E%B0&count=7', form)).value!)).toEqual({ name: 'Zé 🎰', count: 7 });
});

test('long and unusual texts are passed on unchanged', async () => {
  for (const name of ['x'.repeat(10_000), '🎰👩‍👩‍👧'.repeat(500), '\u0000\u202E"\\', '']) {
    expect(JSON.parse((await send(JSON.stringify({ ...good, name }))).value!)).toEqual({ ...good, name });
  }
});

test('unreadable bodies are refused, with status 200', async () => {
  const wrong = [
    '', '[]', 'null', '7', '{', '"text"', JSON.stringify({ ...good, name: { deep: 1 } }), JSON.stringify({ ...good, count: 'many' }),
    JSON.stringify({ ...good, count: null }), JSON.stringify({ ...good, on: 'yes' }), JSON.stringify({ ...good, names: 'a' }), '['.repeat(100_000),
  ];
  for (const body of wrong) expect(await send(body)).toEqual(refused);
});

test('a body beyond the limit is refused before it is read to the end', async () => {
  expect(await send(JSON.stringify({ ...good, name: 'x'.repeat(largestBody) }))).toEqual(refused);
  let pieces = 0;
  const endless = new ReadableStream({ pull: (controller) => { pieces++; controller.enqueue(new Uint8Array(64 * 1024).fill(32)); } });
  expect(await send(endless)).toEqual(refused);
  expect(pieces).toBeLessThan(10);
});

test('an unknown merchant is refused, an unknown path or method is answered with 404', async () => {
  expect(await phone.call('/wps/system/status', { merchant: 'other' })).toEqual({ success: false, errorCode: 'request.invalid' });
  expect(await phone.call('/wps/system/status', { merchant: '' })).toMatchObject({ success: false });
  expect((await phone.request('/wps/nowhere')).status).toBe(404);
  expect((await phone.request('/wps/session/login')).status).toBe(404);
});

test('an exception is answered with 500, logged once, and its message is not revealed', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const request = new Request('http://phone.test/wps/echo', { method: 'POST', body: JSON.stringify(good), headers: { Merchant: 'leve' } });
  const response = await answerCall(phone.platform, { name: 'echo', endpoint: echo as never, handler: broken }, request, 'here', brokenTeller());
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ success: false, errorCode: 'system.unknown' });
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
});

test('a refusal has its code, its value and the headers that were set', async () => {
  const request = new Request('http://phone.test/wps/echo', { method: 'POST', body: JSON.stringify(good), headers: { Merchant: 'leve' } });
  const response = await answerCall(phone.platform, {
    name: 'echo',
    endpoint: echo as never,
    handler: ({ answerHeaders }) => {
      answerHeaders.set('Set-Cookie', 'a=b');
      throw new Refusal('lottery.closed', { left: 1 });
    },
  }, request, 'here', tellBroken);
  expect(response.headers.get('Set-Cookie')).toBe('a=b');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ success: false, errorCode: 'lottery.closed', value: { left: 1 } });
});

test('the sign of a sum and its number stay on one line in every text of the platform', async () => {
  const { value } = await phone.call('/wps/promotion/available?language=pt') as { value: { summary: string }[] };
  const summaries = value.map(({ summary }) => summary).join(' ');
  expect(summaries).toContain('até R$\u00a050');
  expect(summaries).not.toMatch(/R\$ \d/);
});
