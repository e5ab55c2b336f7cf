import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { number, optional, record, text } from '../../../../src/contract/shape.ts';
import { invalidateInFlight, call } from '../../../../src/app/gateway/call.ts';
import { GatewayFailure } from '../../../../src/app/gateway/failure.ts';
import { identity } from '../../../../src/app/gateway/identity.ts';
import { clearMemberCache, readCached } from '../../../../src/app/gateway/cache.ts';

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
  identity.sessionLost = vi.fn<typeof identity.sessionLost>();
  identity.platformClosed = vi.fn<typeof identity.platformClosed>();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = endpoint('/wps/open', record({}), record({ name: text }), { kept: true });

/** Whether an answer is kept that was asked for with one token and came with another. */
async function keptAcross(asked: string | undefined, came: string | undefined): Promise<boolean> {
  localStorage.clear();
  identity.token = () => asked;
  let arrive!: (response: Response) => void;
  fetched.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const work = call(open, {});
  await vi.advanceTimersByTimeAsync(0);
  identity.token = () => came;
  arrive(await good());
  await work;
  return readCached(open, {}) !== undefined;
}

test('the first page asks before the session is taken up: its answer is kept; one asked for by a member who is gone is not', async () => {
  expect(await keptAcross(undefined, 'token-1')).toBe(true);
  expect(await keptAcross('token-1', 'token-1')).toBe(true);
  expect(await keptAcross('token-1', undefined)).toBe(false);
  expect(await keptAcross('token-1', 'token-2')).toBe(false);
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

test('shares one request among those who ask the same, and asks anew afterwards', async () => {
  fetched.mockImplementation(good);
  await Promise.all([call(reading, { page: 1 }), call(reading, { page: 1 }), call(reading, { page: 2 })]);
  expect(fetched).toHaveBeenCalledTimes(2);
  await call(reading, { page: 1 });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('shares no answer across a change, or with who comes back: it may be of before', async () => {
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
  // The older answer comes last, and does not end the sharing of the newer question.
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

test('keeps the answer to the newest question, whichever comes last', async () => {
  const bodies: ((value: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => bodies.push(resolve)));
  const before = call(reading, {});
  invalidateInFlight();
  const after = call(reading, {});
  await vi.advanceTimersByTimeAsync(0);
  for (const [index, name, asked] of [[1, 'new', after], [0, 'old', before]] as const) {
    bodies[index]!(answer({ success: true, value: { name } }));
    expect(await asked).toEqual({ name });
    expect(readCached(reading, {})).toEqual({ name: 'new' });
  }
  // Where nobody has asked anew, what comes is the newest there is.
  const left = call(reading, {});
  invalidateInFlight();
  await vi.advanceTimersByTimeAsync(0);
  bodies[2]!(answer({ success: true, value: { name: 'last' } }));
  await left;
  expect(readCached(reading, {})).toEqual({ name: 'last' });
});

test('tries a GET three times when the platform struggles, and gives its value when it recovers', async () => {
  fetched.mockResolvedValueOnce(answer('bad gateway', 502)).mockRejectedValueOnce(new TypeError('reset')).mockImplementationOnce(good);
  const value = call(reading, {});
  await vi.runAllTimersAsync();
  expect(await value).toEqual({ name: 'a' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('sends what changes something once only', async () => {
  fetched.mockRejectedValue(new TypeError('reset'));
  expect((await failureOf(call(changing, { name: 'x' }))).kind).toBe('network');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('ends a call that is never answered', async () => {
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
])('tells %s apart', async (_name, made, kind) => {
  fetched.mockImplementation(() => Promise.resolve(made()));
  expect((await failureOf(call(reading, {}))).kind).toBe(kind);
});

test('hands on what the platform refuses with', async () => {
  fetched.mockResolvedValue(answer({ success: false, errorCode: 'login.wrong', value: { captcha: true } }));
  const failure = await failureOf(call(changing, { name: 'x' }));
  expect(failure).toMatchObject({ kind: 'refused', code: 'login.wrong', value: { captcha: true } });
});

test.each([
  ['a refusal', () => answer({ success: false, errorCode: 'session.expired' })],
  ['a status of 401', () => answer('', 401)],
])('announces a lost session once it learns of it by %s', async (_name, made) => {
  fetched.mockImplementation(() => Promise.resolve(made()));
  await failureOf(call(reading, {}));
  expect(identity.sessionLost).toHaveBeenCalledWith('token-1', 'session.expired');
});

test('announces that the platform closed', async () => {
  fetched.mockResolvedValue(answer({ success: false, errorCode: 'platform.maintenance' }));
  await failureOf(call(changing, { name: 'x' }));
  expect(identity.platformClosed).toHaveBeenCalledWith('platform.maintenance');
});

test('keeps an answer for the next visit, forgets it at sign-out, and keeps none that comes after', async () => {
  fetched.mockImplementation(good);
  await call(reading, { page: 1 });
  expect(readCached(reading, { page: 1 })).toEqual({ name: 'a' });
  clearMemberCache();
  expect(readCached(reading, { page: 1 })).toBeUndefined();
  const late = call(reading, { page: 3 });
  identity.token = () => undefined as unknown as string;
  await late;
  expect(readCached(reading, { page: 3 })).toBeUndefined();
});

test('a call that waits for a socket ends with its patience, and takes none after', async () => {
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
