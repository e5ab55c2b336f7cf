import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundedBody } from '../../../src/edge/bounded-body.ts';
import { compressed } from '../../../src/edge/compressed.ts';
import { escapeHtml } from '../../../src/edge/escape-html.ts';
import { acceptedBy, chooseEncoding } from '../../../src/edge/negotiation.ts';
import { refusalIn } from '../../../src/edge/refusal.ts';
import type { Asked } from '../../../src/edge/request.ts';
import { contentSecurityPolicy, isOpenedDirectly, pageHeaders, securityHeaders } from '../../../src/edge/security.ts';
import { sentBody } from '../../../src/edge/sent-body.ts';
import { headersFor } from '../../../src/edge/shared-cache.ts';
import { readShort } from '../../../src/edge/short-body.ts';
import { tooLargePage } from '../../../src/edge/too-large.ts';
import { answerNobody, headerOf, plainHeaders, responseOf, type UpstreamAnswer } from '../../../src/edge/upstream-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asking = (headers: Record<string, string> = {}, method = 'GET') => ({ request: new Request('https://leve.test/', { method, headers }), caller: { proto: 'https' }, trace: {} }) as unknown as Asked;
const bytes = (length: number) => new Uint8Array(length);

/** A body whose pieces come when they are given. */
function arriving() {
  const waiting: ((result: IteratorResult<Uint8Array>) => void)[] = [];
  let reads = 0;
  const body: AsyncIterator<Uint8Array> = { next: () => (reads++, new Promise((resolve) => waiting.push(resolve))) };
  const come = async (piece?: Uint8Array) => {
    // A read asks in a microtask.
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()!(piece ? { done: false, value: piece } : { done: true, value: undefined });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { body, come, reads: () => reads };
}

const bounds = (more: object = {}) => ({ patience: 1_000, most: 10, abort: vi.fn<() => void>(), onEnd: vi.fn<(bytes: number, error?: unknown) => void>(), ...more });

test('a body goes through as it comes, read only on demand, and its bytes are told at its end', async () => {
  const { body, come, reads } = arriving();
  const told = bounds();
  const reader = boundedBody(body, told).getReader();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reads()).toBe(0);
  for (const length of [4, 6]) {
    const read = reader.read();
    await come(bytes(length));
    expect((await read).value).toHaveLength(length);
  }
  const last = reader.read();
  await come();
  expect([(await last).done, told.onEnd.mock.calls, told.abort.mock.calls]).toEqual([true, [[10]], []]);
});

test('a body of one byte more than it may have errors, and a connection that can be cut is', async () => {
  for (const cut of [undefined, vi.fn<() => void>()]) {
    const { body, come } = arriving();
    const told = bounds({ cut });
    const reader = boundedBody(body, told).getReader();
    const read = reader.read().then(({ done }) => done, (error: Error) => error.message);
    await come(bytes(11));
    expect(await read).toBe(cut ? true : 'a body of more than 10 bytes');
    expect([told.abort.mock.calls.length, told.onEnd.mock.calls, cut?.mock.calls.length ?? 1]).toEqual([1, [[11, expect.any(Error)]], 1]);
  }
});

test('a side that stalls is given up after its patience, not before, and not while nobody reads', async () => {
  const { body, come } = arriving();
  const told = bounds();
  const reader = boundedBody(body, told).getReader();
  const first = reader.read();
  await vi.advanceTimersByTimeAsync(999);
  await come(bytes(1));
  await first;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.abort).not.toHaveBeenCalled();
  void reader.read();
  await vi.advanceTimersByTimeAsync(999);
  expect(told.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.abort).toHaveBeenCalledTimes(1);
});

test('a phone that goes away ends the other side', async () => {
  const { body, come } = arriving();
  const told = bounds();
  const reader = boundedBody(body, told).getReader();
  const read = reader.read();
  await come(bytes(3));
  await read;
  await reader.cancel();
  expect([told.abort.mock.calls.length, told.onEnd.mock.calls]).toEqual([1, [[3]]]);
});

const whole = async (reading: ReturnType<typeof readShort>) => {
  const found = await reading;
  if ('whole' in found) return ['whole', [...found.whole]];
  const rest: number[] = [];
  for await (const piece of found.rest) rest.push(...piece);
  return ['rest', rest];
};
const given = (...pieces: number[][]): AsyncIterator<Uint8Array> => (async function* all() {
  for (const piece of pieces) yield Uint8Array.from(piece);
})();

test.each([[[], 'whole'], [[[1, 2, 3]], 'whole'], [[[1], [2, 3]], 'whole'], [[[1, 2], [3, 4]], 'rest'], [[[1, 2, 3, 4]], 'rest'], [[[1, 2, 3], [4], [5]], 'rest']] as [number[][], string][])('of pieces %j with three bytes at most the body is read %s, in order', async (pieces, kind) => {
  expect(await whole(readShort(given(...pieces), { most: 3, ms: Infinity }))).toEqual([kind, pieces.flat()]);
});

test('a body without a time to be here in is waited for', async () => {
  const { body, come } = arriving();
  const reading = whole(readShort(body, { most: 3, ms: Infinity }));
  await vi.advanceTimersByTimeAsync(86_400_000);
  await come(Uint8Array.from([7]));
  await vi.advanceTimersByTimeAsync(86_400_000);
  await come();
  expect([await reading, vi.getTimerCount()]).toEqual([['whole', [7]], 0]);
});

test('a late body that breaks off while nobody reads it is no fault of the edge; whoever reads it learns of it', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  let breakOff = (_reason: Error) => {};
  const reading = readShort({ next: () => new Promise((_resolve, reject) => (breakOff = reject)) }, { most: 3, ms: 50 });
  await vi.advanceTimersByTimeAsync(50);
  const { rest } = (await reading) as { rest: AsyncGenerator<Uint8Array> };
  breakOff(new Error('broke off'));
  vi.useRealTimers();
  await new Promise((turn) => setImmediate(turn));
  process.off('unhandledRejection', unhandled);
  expect(unhandled.mock.calls).toEqual([]);
  await expect(rest.next()).rejects.toThrow('broke off');
});

test('an answer of several headers of one name keeps each, and leaves out what has no value; nobody is answered nothing', () => {
  const sent = responseOf({ status: 201, headers: { 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'], etag: undefined }, body: null });
  expect([sent.status, [...sent.headers]]).toEqual([201, [['content-type', 'text/plain'], ['set-cookie', 'a=1'], ['set-cookie', 'b=2']]]);
  expect([...responseOf({ status: 200, headers: { 'x-one': '1' }, body: null }).headers]).toEqual([['x-one', '1']]);
  expect(plainHeaders(sent.headers)).toEqual({ 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'] });
  expect(plainHeaders(new Headers({ 'x-one': '1' }))).toEqual({ 'x-one': '1' });
  expect([headerOf({ vary: ['a', 'b'] }, 'vary'), headerOf({ vary: 'a' }, 'vary'), headerOf({}, 'vary')]).toEqual(['a', 'a', undefined]);
  expect(answerNobody()).toEqual({ status: 499, headers: {}, body: null });
});

test('a body that is not here in time is streamed from its beginning', async () => {
  const { body, come } = arriving();
  const reading = readShort(body, { most: 100, ms: 50 });
  await come(Uint8Array.from([1, 2]));
  await vi.advanceTimersByTimeAsync(49);
  let found: Awaited<typeof reading> | undefined;
  void reading.then((early) => (found = early));
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  const rest: number[] = [];
  const all = (async () => {
    for await (const piece of (found as { rest: AsyncGenerator<Uint8Array> }).rest) rest.push(...piece);
  })();
  await come(Uint8Array.from([3]));
  await come();
  await all;
  expect(rest).toEqual([1, 2, 3]);
});

test.each([['GET', undefined, 'none'], ['HEAD', undefined, 'none'], ['POST', '', 'none'], ['POST', 'x', 'bytes'], ['PUT', 'x'.repeat(65_536), 'bytes'], ['PUT', 'x'.repeat(65_537), 'stream'], ['DELETE', undefined, 'none']])('a %s is sent on whole up to 64 KB, and streamed beyond', async (method, body, kind) => {
  const told = vi.fn<() => void>();
  const sent = await sentBody(new Request('https://leve.test/', { method, body, headers: body === undefined ? {} : { 'Content-Length': String(body.length) } }), told);
  expect(sent === undefined ? 'none' : sent instanceof Uint8Array ? 'bytes' : 'stream').toBe(kind);
  if (sent) expect((await new Response(sent).arrayBuffer()).byteLength).toBe(body!.length);
  expect(told.mock.calls.length > 0).toBe(kind === 'stream');
});

test('a body whose length nobody says is read whole', async () => {
  expect(await sentBody(new Request('https://leve.test/', { method: 'POST', body: 'x'.repeat(70_000) }), () => {})).toHaveLength(70_000);
});

test.each([
  ['br, gzip', 'br'], ['gzip', 'gzip'], ['BR;q=0.1', 'br'], ['br;q=0, gzip', 'gzip'], ['br;q=0', undefined], ['deflate', undefined], ['', undefined], ['gzip;q=1, br;q=0.2', 'br'],
])('of brotli and gzip a phone that accepts "%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(asking({ 'Accept-Encoding': header }), { br: true, gzip: true })).toBe(encoding);
  expect(chooseEncoding(asking({ 'Accept-Encoding': header }), {})).toBeUndefined();
});

test('what a header accepts is kept for a hundred headers, and right for the next', () => {
  for (let index = 0; index < 300; index++) expect([...acceptedBy(`x-${index}, gzip;q=0.${(index % 9) + 1}`)]).toEqual(['gzip']);
  expect([...acceptedBy('image/avif,image/webp,image/png')]).toEqual(['image/avif', 'image/webp']);
});

const compress = (body: Uint8Array<ArrayBuffer>) => body.slice(0, 7);
const answerOf = (headers: UpstreamAnswer['headers'], body: UpstreamAnswer['body'] = bytes(1_024), status = 200): UpstreamAnswer => ({ status, headers: { 'content-type': 'text/html', ...headers }, body });

test.each<[string, UpstreamAnswer, string, boolean]>([
  ['text of a kilobyte', answerOf({}), 'GET', true], ['text of a byte less', answerOf({}, bytes(1_023)), 'GET', false], ['a part', answerOf({}, bytes(1_024), 206), 'GET', false], ['one that is compressed', answerOf({ 'content-encoding': 'gzip' }), 'GET', false],
  ['a question without a body', answerOf({}), 'HEAD', false], ['a picture', answerOf({ 'content-type': 'image/png' }), 'GET', false], ['one without a type', answerOf({ 'content-type': undefined }), 'GET', false], ['JSON', answerOf({ 'content-type': 'application/json' }), 'GET', true],
  ['what must not be changed', answerOf({ 'cache-control': 'public, no-transform' }), 'GET', false], ['what may be kept', answerOf({ 'cache-control': 'public' }), 'GET', true],
])('%s is compressed or left', async (_name, answer, method, is) => {
  const made = await compressed(asking({ 'Accept-Encoding': 'br, gzip' }, method), answer, compress);
  expect([made.headers['content-encoding'] === 'br', (made.body as Uint8Array).length === 7]).toEqual([is, is]);
});

test('a compressed answer varies by what is accepted, has no length of before, and its ETag is weak', async () => {
  const made = (headers: UpstreamAnswer['headers'], accepted = 'br') => compressed(asking({ 'Accept-Encoding': accepted }), answerOf({ 'content-length': '1024', ...headers }), compress).then((answer) => answer.headers);
  expect(await made({ etag: '"a"' })).toMatchObject({ vary: 'Accept-Encoding', etag: 'W/"a"', 'content-encoding': 'br' });
  expect(await made({})).not.toHaveProperty('content-length');
  expect([(await made({ etag: 'W/"a"' })).etag, (await made({ vary: 'Cookie' })).vary, (await made({ vary: 'Cookie, accept-encoding' })).vary, (await made({ vary: '*' })).vary, (await made({ vary: ['Cookie', 'Origin'] })).vary]).toEqual(['W/"a"', 'Cookie, Accept-Encoding', 'Cookie, accept-encoding', '*', 'Cookie, Origin, Accept-Encoding']);
  // It varies for a phone that accepts nothing, too, and is left as it is.
  expect(await made({}, '')).toMatchObject({ vary: 'Accept-Encoding', 'content-length': '1024' });
  const streamed = await compressed(asking({ 'Accept-Encoding': 'br, gzip' }), answerOf({}, new Blob(['short']).stream()), compress);
  expect([streamed.headers['content-encoding'], streamed.body instanceof ReadableStream]).toEqual(['gzip', true]);
});

const refusing = (text: string, headers: UpstreamAnswer['headers'] = { 'content-type': 'application/json' }) => refusalIn({ status: 200, headers, body: new TextEncoder().encode(text) });
test('a refusal is named by the contract\'s codes; what nobody knows is other, and what is none has none', () => {
  const refusal = '{"success":false,"errorCode":"wallet.low"}';
  expect([refusing(refusal), refusing('{ "success" : false, "errorCode": "of.its.own" }'), refusing('{"success":false}'), refusing('{"success":true,"errorCode":"wallet.low"}')]).toEqual(['wallet.low', 'other', 'other', undefined]);
  expect([refusing(refusal, { 'content-type': 'text/html' }), refusing(refusal, {}), refusing(refusal, { 'content-type': 'application/json', 'content-encoding': 'gzip' })]).toEqual([undefined, undefined, undefined]);
  expect([refusing(refusal.padEnd(4_096)), refusing(refusal.padEnd(4_097)), refusalIn({ status: 200, headers: { 'content-type': 'application/json' }, body: null })]).toEqual(['wallet.low', undefined, undefined]);
});

test('a cache of many keeps no cookie, and a phone hears nothing of its rules', () => {
  const all = { 'Set-Cookie': 'a', 'CDN-Cache-Control': 'b', 'Image-Hosts': '2', 'Cache-Control': 'c' };
  expect([headersFor(true, all), headersFor(false, all)]).toEqual([{ 'CDN-Cache-Control': 'b', 'Image-Hosts': '2', 'Cache-Control': 'c' }, { 'Set-Cookie': 'a', 'Cache-Control': 'c' }]);
});

test('headers of a page: the window of another site is cut off, HTTPS stays HTTPS', () => {
  expect(['none', 'same-origin', 'same-site', 'cross-site', undefined].map(isOpenedDirectly)).toEqual([true, true, false, false, false]);
  expect([true, false].map((isDirect) => pageHeaders('p', isDirect)['Cross-Origin-Opener-Policy'])).toEqual(['unsafe-none', 'same-origin-allow-popups']);
  expect([securityHeaders({ proto: 'https' })['Strict-Transport-Security'], securityHeaders({ proto: 'http' })]).toEqual(['max-age=31536000', expect.not.objectContaining({ 'Strict-Transport-Security': expect.anything() })]);
});

test('the policy lets in what the merchant and the platform name, whole origins once, and no paths of this host', () => {
  const merchant = { imageCDNs: ['/cdn', 'https://a.test/x', 'https://a.test/y'], pictures: 'https://b.test/{width}', gateway: 'https://g.test', frames: [{ host: 'https://*.games.test' }] } as never;
  const parts = (text: string) => Object.fromEntries(text.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
  const plain = parts(contentSecurityPolicy({ style: "'sha256-s'", script: "'sha256-x'", pictures: ['https://c.test/p.png', 'nonsense', 'https://'] }, merchant, { telemetry: { address: 'https://t.test/v', sample: 1 } as never }));
  expect(plain).toMatchObject({
    'default-src': "'none'", 'script-src': "'self' 'sha256-x'", 'style-src': "'self' 'sha256-s'", 'img-src': "'self' data: https://a.test https://b.test https://c.test", 'connect-src': "'self' https://g.test https://t.test",
    'frame-src': "'self' https://*.games.test", 'base-uri': "'none'", 'frame-ancestors': "'self'", 'require-trusted-types-for': "'script'",
  });
  const external = parts(contentSecurityPolicy({ style: '', script: '' }, { ...(merchant as object), gateway: '', frames: undefined } as never, { externalAuth: { authDomain: 'auth.test', emulator: 'http://localhost:9099/x' } as never }));
  expect([external['connect-src'], external['frame-src'], external['script-src']!.includes('https://apis.google.com'), 'require-trusted-types-for' in external]).toEqual([
    "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://auth.test http://localhost:9099", "'self' https://auth.test http://localhost:9099 https://www.google.com/recaptcha/", true, false,
  ]);
});

test('text in a page is text', () => {
  expect(escapeHtml(`<a href="x">'&amp;'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;');
});

test.each([['pt-BR,en;q=0.5', ['pt-BR']], ['xx, EN-us', ['en-GB']], ['fr', ['pt-BR', 'en-GB']], ['', ['pt-BR', 'en-GB']]])('a phone that speaks "%s" reads of too large headers in %j', (accepted, locales) => {
  const page = tooLargePage(accepted);
  expect([Array.from(page.matchAll(/<section lang="([^"]+)"/g), ([, locale]) => locale), /<html lang="([^"]+)"/.exec(page)![1]]).toEqual([locales, locales[0]]);
});
