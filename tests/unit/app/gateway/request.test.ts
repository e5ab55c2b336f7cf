import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identity } from '../../../../src/app/gateway/identity.ts';
import { addressOf, outlivesPage, requestOf } from '../../../../src/app/gateway/request.ts';

beforeEach(() => {
  identity.gateway = '';
  identity.merchant = 'leve';
  identity.language = () => 'pt';
});
afterEach(() => {
  identity.gateway = '';
  vi.unstubAllGlobals();
});

const sent = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', send: 'query' | 'json' | 'form', changes?: true) => ({ method, path: '/wps/x', send, changes });

test('the input stands in the address of what is asked, and nowhere else', () => {
  const input = { a: 1, b: '', c: undefined };
  expect([addressOf(sent('GET', 'query'), input), addressOf(sent('POST', 'json'), input), addressOf(sent('PUT', 'form'), input)]).toEqual(['/wps/x?a=1&b=', '/wps/x', '/wps/x']);
  identity.gateway = 'https://gateway.test';
  expect(addressOf(sent('DELETE', 'query'), input)).toBe('https://gateway.test/wps/x?a=1&b=');
});

test.each([
  ['GET', 'query', undefined, undefined], ['DELETE', 'query', undefined, undefined],
  ['POST', 'json', 'application/json', '{"a":1,"b":"ç"}'], ['PUT', 'form', 'application/x-www-form-urlencoded', 'a=1&b=%C3%A7'],
] as const)('a %s by %s has its type and its body, the merchant and the language, and a token where there is one', async (method, send, type, body) => {
  const own = { Merchant: 'leve', Language: 'pt', ...(type && { 'Content-Type': type }) };
  const plain = { method, headers: own, credentials: 'same-origin', ...(body && { body }) };
  expect(await requestOf(sent(method, send), { a: 1, b: 'ç' }, undefined)).toEqual(plain);
  expect((await requestOf(sent(method, send), { a: 1, b: 'ç' }, 'token-1')).headers).toEqual({ ...own, Authorization: 'token-1' });
});

test('what changes something may outlive its page, where the browser sends such a request with headers', async () => {
  const keeps = async (changes?: true) => (await requestOf(sent('POST', 'json', changes), {}, undefined)).keepalive;
  const [young, old] = [{ prototype: { keepalive: false } }, { prototype: {} }];
  vi.stubGlobal('Request', young);
  expect([outlivesPage(), await keeps(true), await keeps()]).toEqual([true, true, undefined]);
  vi.stubGlobal('Request', old);
  expect([outlivesPage(), await keeps(true)]).toEqual([false, undefined]);
  vi.stubGlobal('Request', young);
  vi.stubGlobal('String', { prototype: {} });
  const withoutReplaceAll = outlivesPage();
  vi.unstubAllGlobals();
  expect(withoutReplaceAll).toBe(false);
});
