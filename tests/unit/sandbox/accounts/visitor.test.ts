import { expect, test } from 'vitest';
import { visitorOf } from '../../../../src/sandbox/accounts/visitor.ts';

const ask = (cookie?: string, url = 'http://phone.test/wps/captcha') => {
  const answerHeaders = new Headers();
  const visitor = visitorOf({ request: new Request(url, { headers: cookie === undefined ? {} : { Cookie: cookie } }), answerHeaders });
  return { visitor, set: answerHeaders.get('Set-Cookie') };
};
const id = 'abcdefghij_KLMNOP-0123';

test.each([`visitor=${id}`, `other=1; visitor=${id}; last=2`])('with the cookie %s the visitor is the same as before', (cookie) => {
  expect(ask(cookie)).toEqual({ visitor: id, set: null });
});

test.each([
  undefined, '', 'visitor=', `other=${id}`, `visitor=${id.slice(1)}`, `visitor=${id}x`, `visitor=x${id}`, `visitor=${id.slice(1)}.`, `visitor=${'%'.repeat(22)}`,
])('with the cookie %s the visitor is a new one, which the answer keeps', (cookie) => {
  const { visitor, set } = ask(cookie);
  expect(visitor).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(visitor).not.toBe(id);
  expect(set).toBe(`visitor=${visitor}; Path=/wps; HttpOnly; SameSite=Lax`);
  expect(ask(cookie).visitor).not.toBe(visitor);
});

test('over HTTPS the cookie goes over nothing else', () => {
  const { visitor, set } = ask(undefined, 'https://phone.test/wps/captcha');
  expect(set).toBe(`visitor=${visitor}; Path=/wps; HttpOnly; SameSite=Lax; Secure`);
});
