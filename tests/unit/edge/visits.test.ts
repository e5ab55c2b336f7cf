import { expect, test, vi } from 'vitest';
import { askedBy } from '../../../src/edge/request.ts';
import { deviceOf, takeVisit } from '../../../src/edge/visits.ts';
import type { Visit } from '../../../src/edge/visits.ts';

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

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Instagram', 'ios'],
  ['Mozilla/5.0 (Linux; Android 9; SM-J260) Chrome/72.0.3626.105 Mobile', 'android old'],
  ['Mozilla/5.0 (Linux; Android 13; wv) Version/4.0 Chrome/124.0.0.0 Mobile [FB_IAB/FB4A;FBAV/450]', 'android in app'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 'desktop'],
  ['curl/8', 'other'],
])('the device of %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
