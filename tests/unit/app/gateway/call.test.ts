import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { number, optional, record, text } from '../../../../src/contract/shape.ts';
import { invalidateInFlight, call } from '../../../../src/app/gateway/call.ts';
import { GatewayFailure } from '../../../../src/app/gateway/failure.ts';
import { identity } from '../../../../src/app/gateway/identity.ts';
import { clearMemberCache, readCached } from '../../../../src/app/gateway/answers.ts';

const reading = endpoint('/wps/reading', record({ page: optional(number) }), record({ name: text }), { kept: true, access: 'member' });
const changing = endpoint('/wps/changing', record({ name: text }), record({}), { method: 'POST' });

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const good = () => Promise.resolve(answer({ success: true, value: { name: 'a' } }));

async function failureOf(work: Promise<unknown>): Promise<GatewayFailure> {
  const settled = work.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await settled;
  expect(error).toBeInstanceOf(GatewayFailure);
  return error as GatewayFailure;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  localStorage.clear();
  identity.token = () => 'token-1';
  identity.account = () => 'marina';
  identity.sessionLost = vi.fn<typeof identity.sessionLost>();
  identity.platformClosed = vi.fn<typeof identity.platformClosed>();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = endpoint('/wps/open', record({}), record({ name: text }), { kept: true });

/** An answer is kept in a task of its own. */
const kept = () => vi.advanceTimersByTimeAsync(0);

/** Whether an answer is cached that was requested with one token and arrived with another. */
async function cachedAcross(requestToken: string | undefined, arrivedToken: string | undefined): Promise<boolean> {
  localStorage.clear();
  identity.token = () => requestToken;
  let arrive!: (response: Response) => void;
  fetched.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const work = call(open, {});
  await vi.advanceTimersByTimeAsync(0);
  identity.token = () => arrivedToken;
  arrive(await good());
  await work;
  await kept();
  return readCached(open, {}) !== undefined;
}

test('an answer that one session asked for is not cached under another, or under none', async () => {
  expect(await cachedAcross(undefined, 'token-1')).toBe(false);
  expect(await cachedAcross(undefined, undefined)).toBe(true);
  expect(await cachedAcross('token-1', 'token-1')).toBe(true);
  expect(await cachedAcross('token-1', undefined)).toBe(false);
  expect(await cachedAcross('token-1', 'token-2')).toBe(false);
});

test('sends token, merchant and language, and leaves missing fields out of the address', async () => {
  identity.merchant = 'leve';
  identity.language = () => 'pt';
  fetched.mockImplementation(good);
  await call(reading, { page: undefined });
  const [address, request] = fetched.mock.calls[0]!;
  expect(address).toBe('/wps/reading');
  expect(request!.headers).toMatchObject({ Authorization: 'token-1', Merchant: 'leve', Language: 'pt' });
});

test.each([
  ['json', { 'Content-Type': 'application/json' }, '{"name":"a b&c","page":1}'],
  ['form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'name=a+b%26c&page=1'],
] as const)('sends the input of a change as %s in the body, without the missing fields', async (send, headers, body) => {
  const fields = endpoint('/wps/fields', record({ name: text, page: number, left: optional(text) }), record({}), { method: 'POST', send });
  fetched.mockImplementation(async () => answer({ success: true, value: {} }));
  await call(fields, { name: 'a b&c', page: 1, left: undefined });
  const [address, request] = fetched.mock.calls[0]!;
  expect([address, request]).toMatchObject(['/wps/fields', { method: 'POST', headers, body }]);
});

test('shares one request among equal calls, and sends a new one once it is answered', async () => {
  fetched.mockImplementation(good);
  await Promise.all([call(reading, { page: 1 }), call(reading, { page: 1 }), call(reading, { page: 2 })]);
  expect(fetched).toHaveBeenCalledTimes(2);
  await call(reading, { page: 1 });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('does not share a GET in flight with calls after a change or after invalidateInFlight: it may be stale', async () => {
  const bodies: ((value: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => bodies.push(resolve)));
  const before = call(reading, {});
  const changed = call(changing, { name: 'b' });
  await vi.advanceTimersByTimeAsync(0);
  bodies[1]!(answer({ success: true, value: {} }));
  await changed;
  const after = call(reading, {});
  expect(call(reading, {})).toBe(after);
  await vi.advanceTimersByTimeAsync(0);
  // The older answer arrives last; the newer request stays shared.
  bodies[0]!(answer({ success: true, value: { name: 'old' } }));
  expect(await before).toEqual({ name: 'old' });
  expect(call(reading, {})).toBe(after);
  invalidateInFlight();
  const newest = call(reading, {});
  expect(newest).not.toBe(after);
  await vi.advanceTimersByTimeAsync(0);
  for (const [index, name] of [[2, 'new'], [3, 'newest']] as const) bodies[index]!(answer({ success: true, value: { name } }));
  expect(await after).toEqual({ name: 'new' });
  expect(await newest).toEqual({ name: 'newest' });
});

test('caches the answer of the newest request, in whatever order answers arrive', async () => {
  const bodies: ((value: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => bodies.push(resolve)));
  const before = call(reading, {});
  invalidateInFlight();
  const after = call(reading, {});
  await vi.advanceTimersByTimeAsync(0);
  for (const [index, name, asked] of [[1, 'new', after], [0, 'old', before]] as const) {
    bodies[index]!(answer({ success: true, value: { name } }));
    expect(await asked).toEqual({ name });
    await kept();
    expect(readCached(reading, {})).toEqual({ name: 'new' });
  }
  // Without a newer request, the late answer is the newest.
  const left = call(reading, {});
  invalidateInFlight();
  await vi.advanceTimersByTimeAsync(0);
  bodies[2]!(answer({ success: true, value: { name: 'last' } }));
  await left;
  await kept();
  expect(readCached(reading, {})).toEqual({ name: 'last' });
});

test('tries a GET three times after 502 or a network error, and gives the value of the third', async () => {
  fetched.mockResolvedValueOnce(answer('bad gateway', 502)).mockRejectedValueOnce(new TypeError('reset')).mockImplementationOnce(good);
  const value = call(reading, {});
  await vi.runAllTimersAsync();
  expect(await value).toEqual({ name: 'a' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('sends a POST once, without retries', async () => {
  fetched.mockRejectedValue(new TypeError('reset'));
  expect((await failureOf(call(changing, { name: 'x' }))).kind).toBe('network');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('fails a call without an answer by its timeout', async () => {
  fetched.mockImplementation(
    (_address, request) => new Promise((_resolve, reject) => request!.signal!.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  expect((await failureOf(call(reading, {}))).kind).toBe('timeout');
});

test.each([
  ['an error page', () => answer('<html>', 200), 'unreadable'],
  ['half an answer', () => answer('{"success":true,"val', 200), 'unreadable'],
  ['another shape', () => answer({ success: true, value: { nom: 'a' } }), 'unreadable'],
  ['nothing', () => answer('', 200), 'unreadable'],
  ['an array', () => answer('[]', 200), 'unreadable'],
  ['a status', () => answer('busy', 503), 'status'],
])('fails for %s with its own kind of failure', async (_name, made, kind) => {
  fetched.mockImplementation(() => Promise.resolve(made()));
  expect((await failureOf(call(reading, {}))).kind).toBe(kind);
});

test('a refusal carries the platform\'s code and value', async () => {
  fetched.mockResolvedValue(answer({ success: false, errorCode: 'login.wrong', value: { captcha: true } }));
  const failure = await failureOf(call(changing, { name: 'x' }));
  expect(failure).toMatchObject({ kind: 'refused', code: 'login.wrong', value: { captcha: true } });
});

test.each([
  ['a refusal', () => answer({ success: false, errorCode: 'session.expired' })],
  ['a status of 401', () => answer('', 401)],
])('reports a lost session after %s', async (_name, made) => {
  fetched.mockImplementation(() => Promise.resolve(made()));
  await failureOf(call(reading, {}));
  expect(identity.sessionLost).toHaveBeenCalledWith('token-1', 'session.expired');
});

test('the refusal of a visitor\'s call reports no lost session', async () => {
  identity.token = () => undefined;
  fetched.mockResolvedValue(answer({ success: false, errorCode: 'session.missing' }));
  await failureOf(call(reading, {}));
  expect(identity.sessionLost).not.toHaveBeenCalled();
});

test('reports a closed platform after a refusal for maintenance', async () => {
  fetched.mockResolvedValue(answer({ success: false, errorCode: 'platform.maintenance' }));
  await failureOf(call(changing, { name: 'x' }));
  expect(identity.platformClosed).toHaveBeenCalledWith('platform.maintenance');
});

test('caches an answer until sign-out, and none that arrives after it', async () => {
  fetched.mockImplementation(good);
  await call(reading, { page: 1 });
  await kept();
  expect(readCached(reading, { page: 1 })).toEqual({ name: 'a' });
  clearMemberCache();
  expect(readCached(reading, { page: 1 })).toBeUndefined();
  const late = call(reading, { page: 3 });
  identity.token = () => undefined as unknown as string;
  // Nobody is given it either.
  await expect(late).rejects.toMatchObject({ code: 'session.expired' });
  await kept();
  expect(readCached(reading, { page: 3 })).toBeUndefined();
  // Answered before the sign-out, but not kept yet.
  identity.token = () => 'token-1';
  await call(reading, { page: 4 });
  identity.token = () => undefined as unknown as string;
  clearMemberCache();
  await kept();
  expect(readCached(reading, { page: 4 })).toBeUndefined();
});

test('a GET that changes something is sent once, is shared with nobody, and what was asked before it is asked again', async () => {
  const deciding = endpoint('/wps/deciding', record({}), record({ name: text }), { changes: true });
  fetched.mockImplementation(() => Promise.reject(new TypeError('network')));
  expect((await failureOf(call(deciding, {}))).kind).toBe('network');
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockImplementation(good);
  await Promise.all([call(deciding, {}), call(deciding, {})]);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a call that waits for a socket fails by its timeout, and takes no socket after it', async () => {
  fetched.mockImplementation((_address, options) => new Promise((_resolve, reject) => options!.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))));
  const silent = [1, 2, 3, 4, 5].map((page) => call(reading, { page }));
  const failures = Promise.allSettled(silent);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await failures).map((settled) => settled.status === 'rejected' && (settled.reason as GatewayFailure).kind)).toEqual(Array(5).fill('timeout'));
  fetched.mockImplementation(good);
  await expect(call(reading, { page: 6 })).resolves.toEqual({ name: 'a' });
});

test('a visitor\'s call names no session', async () => {
  identity.token = () => undefined;
  fetched.mockImplementation(good);
  await call(open, {});
  expect(fetched.mock.calls[0]![1]!.headers).not.toHaveProperty('Authorization');
});

test.each([['<html>', 200], ['{"success":true,"value":7}', 207], ['busy', 503], ['{"success":false,"errorCode":"wallet.low"}', 409]])('a failure says the status of its answer: %s %i', async (body, status) => {
  fetched.mockImplementation(() => Promise.resolve(answer(body, status)));
  expect((await failureOf(call(changing, { name: 'x' }))).status).toBe(status);
});

test('a failed call says by which name the log knows it', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('{"success":false,"errorCode":"wallet.low"}', { headers: { 'X-Request-Id': 'id-7' } })));
  expect((await failureOf(call(changing, { name: 'x' }))).requestId).toBe('id-7');
});

test('a call without an answer in time leaves no timer, and one that was answered neither', async () => {
  const before = vi.getTimerCount();
  fetched.mockImplementation(good);
  await call(changing, { name: 'x' }).catch(() => {});
  await kept();
  expect(vi.getTimerCount()).toBe(before);
});

test.each([[502, 3], [500, 3], [499, 1], [404, 1], [429, 1]])('after a status of %i a read is tried %i times', async (status, times) => {
  fetched.mockImplementation(() => Promise.resolve(answer('no', status)));
  await failureOf(call(reading, {}));
  expect(fetched).toHaveBeenCalledTimes(times);
});

test('the second try comes after 0.4 s, the third after 1.2 s more', async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError('reset')));
  const failing = call(reading, {}).catch(() => {});
  const times = async (ms: number) => (await vi.advanceTimersByTimeAsync(ms), fetched.mock.calls.length);
  expect([await times(399), await times(1), await times(1_199), await times(1), await times(60_000)]).toEqual([1, 2, 2, 3, 3]);
  await failing;
});
