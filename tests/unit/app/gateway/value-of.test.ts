import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { errors } from '../../../../src/contract/errors.ts';
import { pageOf } from '../../../../src/contract/page-of.ts';
import { number, record } from '../../../../src/contract/shape.ts';
import { valueOf } from '../../../../src/app/gateway/call.ts';
import { announceRefusal, identity } from '../../../../src/app/gateway/identity.ts';
import { pages } from '../../../../src/app/gateway/pages.ts';

// What an answer says, by its status and its body, and whom a refusal concerns.

const reading = endpoint('/wps/x', record({}), record({ count: number }));
const sessionLost = vi.fn<(token: string, code: string) => void>();
const platformClosed = vi.fn<(code: string) => void>();
beforeEach(() => Object.assign(identity, { sessionLost, platformClosed }));
afterEach(() => void [sessionLost, platformClosed].forEach((told) => told.mockClear()));

const said = (status: number, body: string, token?: string): unknown => {
  try {
    return valueOf(reading, status, body, token);
  } catch (failure) {
    const { kind, code, status: of } = failure as { kind: string; code?: string; status?: number };
    return [kind, ...(code ? [code] : []), of].join(' ');
  }
};
const good = '{"success":true,"value":{"count":7}}';
const refused = '{"success":false,"errorCode":"wallet.low"}';

test.each([
  [200, good, { count: 7 }], [201, good, { count: 7 }], [399, good, { count: 7 }], [400, good, 'status 400'], [401, good, 'status 401'], [500, good, 'status 500'],
  [200, refused, 'refused wallet.low 200'], [400, refused, 'refused wallet.low 400'], [401, refused, 'refused wallet.low 401'], [503, refused, 'refused wallet.low 503'],
  [200, '', 'unreadable 200'], [200, '<html>', 'unreadable 200'], [200, 'null', 'unreadable 200'], [200, '{}', 'unreadable 200'], [200, '{"success":"true","value":{"count":7}}', 'unreadable 200'], [200, '{"success":true}', 'unreadable 200'],
  [200, '{"success":true,"value":{"count":"x"}}', 'unreadable 200'], [200, '{"success":false}', 'unreadable 200'], [200, '{"success":false,"errorCode":7}', 'unreadable 200'], [404, '', 'status 404'], [399, '', 'unreadable 399'], [400, '<html>', 'status 400'],
] as const)('an answer %i %s is %j', (status, body, value) => expect(said(status, body)).toEqual(value));

test('a session is lost by its refusals and by 401, where there is one', () => {
  said(401, '', 'token-1');
  said(401, '<html>');
  said(200, refused, 'token-1');
  said(403, '', 'token-1');
  said(200, '{"success":false,"errorCode":"session.missing"}', 'token-2');
  expect(sessionLost.mock.calls).toEqual([['token-1', 'session.expired'], ['token-2', 'session.missing']]);
});

test('of all refusals two end a session, and three close the platform', () => {
  for (const code of Object.values(errors)) {
    announceRefusal(code, 'token-1');
    announceRefusal(code, undefined);
  }
  expect(sessionLost.mock.calls.map(([token, code]) => `${token} ${code}`).toSorted()).toEqual(['token-1 session.expired', 'token-1 session.missing']);
  expect(platformClosed.mock.calls.flat().toSorted()).toEqual(['platform.maintenance', 'platform.maintenance', 'platform.restricted', 'platform.restricted', 'platform.upgrading', 'platform.upgrading']);
});

test('before its first page a list has no more, and asks for none', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const { hasMore, more, value } = pages(endpoint('/wps/list', record({ pageNo: number }), pageOf(number)), () => ({}));
  await more();
  expect([hasMore.value, value.value, fetched.mock.calls]).toEqual([false, undefined, []]);
  vi.unstubAllGlobals();
});
