import { expect, test, vi } from 'vitest';
import { askedBy } from '../../../src/edge/request.ts';
import { deviceOf, takeVisit, type Visit } from '../../../src/edge/visits.ts';

async function send(body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; visit?: Visit }> {
  const onVisit = vi.fn<(visit: Visit) => void>();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('http://leve.test/vitals', { method: 'POST', body: text });
  const asked = askedBy(request, { address: '203.0.113.7', proto: 'https', host: 'leve.test', headers: { 'content-length': String(text.length), ...headers } }, () => {});
  const { status } = await takeVisit(asked, { pages: { home: {}, login: {} }, build: '1+a', onVisit });
  return { status, ...(onVisit.mock.calls[0] && { visit: onVisit.mock.calls[0][0] }) };
}

test('a report becomes measurements of page, device and build', async () => {
  const report = { merchant: 'leve', screen: 'home', lcp: 812, cls: 0.02, inp: 40, faults: [{ kind: 'chunk', message: '', screen: 'home', file: '' }, { kind: 'x'.repeat(99), message: '', screen: '', file: '' }] };
  expect(await send(report, { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile' })).toEqual({
    status: 200, visit: { page: 'home', device: 'android', build: '1+a', measured: { lcp: 812, inp: 40 }, shift: 0.02, faults: ['chunk', 'other'] },
  });
});

test('a stranger adds no label, and no measurement that none can be', async () => {
  expect((await send({ merchant: 'x', screen: '__proto__', lcp: 1e12, ttfb: -1, cls: 1e9, faults: [] })).visit).toEqual({ page: 'other', device: 'other', build: '1+a', measured: {}, faults: [] });
  expect(await send('{')).toEqual({ status: 400 });
  expect(await send({ screen: 'home' })).toEqual({ status: 400 });
  expect(await send('x'.repeat(20_000))).toEqual({ status: 413 });
  expect(await send({}, { 'content-length': undefined as unknown as string })).toEqual({ status: 413 });
});

const measured = async (more: object) => (await send({ merchant: 'leve', screen: 'home', faults: [], ...more })).visit!;

test('a time is one from 0 to two minutes, a shift one below 100, and ten faults are told', async () => {
  for (const name of ['lcp', 'inp', 'ttfb']) {
    expect((await Promise.all([0, 120_000, -1, 120_001].map((ms) => measured({ [name]: ms })))).map((visit) => visit.measured), name).toEqual([{ [name]: 0 }, { [name]: 120_000 }, {}, {}]);
  }
  expect((await Promise.all([0, 99.9, -0.1, 100, undefined].map((cls) => measured({ cls })))).map((visit) => visit.shift)).toEqual([0, 99.9, undefined, undefined, undefined]);
  const faults = (count: number) => Array.from({ length: count }, (_, at) => ({ kind: ['error', 'rejection', 'chunk'][at % 3], message: '', screen: '', file: '' }));
  expect((await Promise.all([3, 10, 11].map((count) => measured({ faults: faults(count) })))).map((visit) => visit.faults.length)).toEqual([3, 10, 10]);
  expect((await measured({ faults: faults(3) })).faults).toEqual(['error', 'rejection', 'chunk']);
});

test('a report of 16 KiB is read; a longer one is refused unread, and its connection ends', async () => {
  const visit = { merchant: 'leve', screen: 'home', faults: [] };
  expect([(await send(visit, { 'content-length': '16384' })).status, (await send(visit, { 'content-length': '16385' })).status, (await send(visit, { 'content-length': 'x' })).status]).toEqual([200, 413, 413]);
  const request = new Request('http://leve.test/vitals', { method: 'POST', body: '{}' });
  const options = { pages: {}, build: '', onVisit: () => expect.unreachable() };
  const asked = (length: string) => askedBy(request, { address: '203.0.113.7', proto: 'https', host: 'leve.test', headers: { 'content-length': length } }, () => {});
  expect([(await takeVisit(asked('16385'), options)).headers.get('connection'), request.bodyUsed]).toEqual(['close', false]);
  const often = await takeVisit(asked('2'), { ...options, rateLimit: (name, address) => (name === 'visits' && address === '203.0.113.7' ? 7 : undefined) });
  expect([often.status, often.headers.get('retry-after'), request.bodyUsed]).toEqual([429, '7', false]);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Instagram', 'ios'],
  ['Mozilla/5.0 (Linux; Android 9; SM-J260) Chrome/72.0.3626.105 Mobile', 'android old'],
  ['Mozilla/5.0 (Linux; Android 13; wv) Version/4.0 Chrome/124.0.0.0 Mobile [FB_IAB/FB4A;FBAV/450]', 'android in app'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 'desktop'],
  ['curl/8', 'other'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0)', 'ios'], ['Mozilla/5.0 (iPod touch)', 'ios'], ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 'desktop'], ['Mozilla/5.0 (X11; Linux x86_64)', 'desktop'], ['', 'other'], [undefined, 'other'],
  ['(Linux; Android 12) Chrome/99.0.1', 'android old'], ['(Linux; Android 12) Chrome/100.0.1', 'android'], ['(Linux; Android 5) Version/4.0', 'android old'],
  ['(Linux; Android 12) Chrome/120 Instagram 300', 'android in app'], ['(Linux; Android 12) Chrome/120 [FBAN/x]', 'android in app'], ['(Linux; Android 12) Chrome/120 FBAV/1', 'android in app'], ['(Linux; Android 12) Chrome/99 Instagram', 'android old'],
])('the device of %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
