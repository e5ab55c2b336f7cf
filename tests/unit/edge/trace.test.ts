import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { forwardedHeaders, readHeaders } from '../../../src/edge/forwarded-headers.ts';
import { callersBehind } from '../../../src/edge/node/caller.ts';
import { askedBy } from '../../../src/edge/request.ts';

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

/** `traceparent` at the gateway of a request with this one, behind a trusted proxy or from anybody. */
function sentFor(traceparent: string | undefined, trusted = 'loopback'): string {
  const incoming = { headers: { host: 'leve.test', ...(traceparent && { traceparent }) }, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;
  const request = new Request('http://leve.test/wps/x', { headers: traceparent ? { traceparent } : {} });
  const asked = askedBy(request, callersBehind(trusted)(incoming), () => {});
  const { traceparent: sent } = forwardedHeaders(request, asked.caller, asked.trace);
  expect(sent).toBe(asked.trace.traceparent);
  return sent!;
}

test('a trace is made where none comes, another for each request', () => {
  expect(sentFor(undefined)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(sentFor(undefined)).not.toBe(sentFor(undefined));
});

test('a trace is made once, of one random number', () => {
  const request = new Request('http://leve.test/wps/x');
  const random = vi.spyOn(crypto, 'randomUUID');
  const { trace } = askedBy(request, { address: '203.0.113.7', proto: 'https', host: 'leve.test' }, () => {});
  expect(trace.traceparent).toBe(trace.traceparent);
  expect(random).toHaveBeenCalledOnce();
  random.mockRestore();
});

test('the trace of a trusted proxy goes on, with a span of the edge', () => {
  expect(sentFor(parent)).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-00$/);
});

test.each([
  ['a stranger\'s', parent, ''],
  ['one of zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, 'loopback'],
  ['a newer version', parent.replace('00-', '01-'), 'loopback'],
  ['no trace', 'x', 'loopback'],
])('%s is not taken up', (_name, traceparent, trusted) => {
  expect(sentFor(traceparent, trusted)).toMatch(/^00-(?!0af7651916cd|0{32})[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

test('no setting lets a phone write it', () => {
  expect(() => readHeaders('traceparent')).toThrow('GATEWAY_HEADERS cannot be traceparent');
});
