import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { adapted } from '../../../src/edge/adapters/adapter.ts';
import type { GatewayClient, Send } from '../../../src/edge/gateway-client.ts';
import type { Answered } from '../../../src/edge/observe.ts';
import { closeServers, sendRaw, serveEdge, serveGateway, type ServedEdge } from '../../support/gateway-edge.ts';

afterEach(closeServers);

/** Limit of a wait on a busy machine; a passing test does not wait for it. */
const busy = { timeout: 10_000 };

test('a dead or silent gateway is answered with 502', async () => {
  const observed: Answered[] = [];
  const dead = await serveEdge('http://127.0.0.1:9', { observer: (answered) => observed.push(answered) });
  const silent = await serveEdge(await serveGateway(() => {}), { patience: 100 });
  for (const edge of [dead, silent]) {
    const response = await fetch(`${edge}/wps/system/status?secret=1`);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ success: false, errorCode: 'system.unknown' });
  }
  expect(observed).toMatchObject([{ route: 'systemStatus', status: 502, method: 'GET', error: expect.any(String) as string }]);
  expect(JSON.stringify(observed)).not.toMatch(/secret|127\.0\.0\.1"|::1/);
});

/** Yields megabytes at the reader's speed, and counts them. */
async function* pour(megabytes: number, taken: { megabytes: number } = { megabytes: 0 }): AsyncGenerator<Buffer> {
  for (; taken.megabytes < megabytes; taken.megabytes++) yield Buffer.alloc(1024 * 1024);
}

const send = (response: ServerResponse, megabytes: number, taken?: { megabytes: number }): void => void pipeline(pour(megabytes, taken), response).catch(() => {});

const json = { 'Content-Type': 'application/json' };

test.each<[string, RequestListener]>([
  ['resets at once', (request) => request.socket.resetAndDestroy()],
  ['closes at once', (request) => void request.socket.end()],
  ['speaks no HTTP', (request) => void request.socket.end('220 mail.example ESMTP\r\n')],
  ['sends too long headers', (_request, response) => void response.writeHead(200, { 'X-Long': 'x'.repeat(64 * 1024) }).end()],
  ['has an invalid status', (request) => void request.socket.end('HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}')],
  ['stalls after its head', (_request, response) => void response.writeHead(200, { ...json, 'Content-Length': 100 }).write('{"success":')],
  ['lies about its length', (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{}', () => response.socket!.end());
  }],
  ['resets in the middle of a short answer', (_request, response) => {
    response.writeHead(200, json);
    response.write('{"success":', () => response.socket!.resetAndDestroy());
  }],
  ['says gzip and sends none', (_request, response) => void response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' }).end('{"success":true}')],
  ['says 100 MB for a call', (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 * 1024 * 1024 });
    send(response, 100);
  }],
])('a gateway that %s is answered with 502, and its error is logged', async (_name, answer) => {
  const observed: Answered[] = [];
  // On a busy machine the end of a short answer comes later than 20 ms after its head.
  const edge = await serveEdge(await serveGateway(answer), { patience: 150, streamedAfter: Infinity, observer: (answered) => observed.push(answered) });
  const response = await fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': 'identity' } });
  expect([response.status, await response.json()]).toEqual([502, { success: false, errorCode: 'system.unknown' }]);
  expect(observed).toMatchObject([{ status: 502, error: expect.stringMatching(/./) as string }]);
});

/** The client of a gateway that sends the beginning of a long answer at once, and then nothing until it is given up. */
const stalling: GatewayClient = async ({ signal }) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: (async function* () {
    yield Buffer.alloc(300_000);
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  })(),
});

test.each<[string, RequestListener, ServedEdge]>([
  ['resets in the middle of a long answer', (_request, response) => {
    response.writeHead(200, { ...json, 'Content-Length': 1_000_000 });
    response.write('x'.repeat(300_000), () => response.socket!.resetAndDestroy());
  }, {}],
  // Over a socket, its patience could end before the head has arrived.
  ['stalls in the middle of a long answer', () => {}, { client: stalling, patience: 100 }],
  ['sends a call 100 MB', (_request, response) => send(response, 100), {}],
])('an answer of a gateway that %s is cut off and not complete, and its error is logged', async (_name, answer, options) => {
  const observed: Answered[] = [];
  const edge = await serveEdge(await serveGateway(answer), { ...options, observer: (answered) => observed.push(answered) });
  await expect(fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': 'identity' } }).then((response) => response.arrayBuffer())).rejects.toThrow();
  await vi.waitFor(() => expect(observed).toMatchObject([{ error: expect.stringMatching(/./) as string }]), busy);
  const next = await serveGateway((_request, response) => void response.end('ok'));
  expect(await (await fetch(`${await serveEdge(next)}/wps/a`)).text()).toBe('ok');
});

test('a phone that leaves has status 499 without an error, and the gateway\'s request is aborted', async () => {
  const observed: Answered[] = [];
  let left: Promise<unknown> | undefined;
  const behind = await serveGateway((_request, response) => void (left = once(response, 'close')));
  const edge = await serveEdge(behind, { observer: (answered) => observed.push(answered) });
  const leaving = new AbortController();
  const asked = fetch(`${edge}/wps/a`, { signal: leaving.signal }).catch(() => 'left');
  await vi.waitFor(() => expect(left).toBeDefined(), busy);
  leaving.abort();
  expect(await asked).toBe('left');
  await left;
  await vi.waitFor(() => expect(observed).toMatchObject([{ status: 499 }]), busy);
  expect(observed[0]).not.toHaveProperty('error');
});

test('100 MB of art for a slow reader are not buffered in the edge', async () => {
  const taken = { megabytes: 0 };
  const behind = await serveGateway((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' });
    send(response, 100, taken);
  });
  const response = await fetch(`${await serveEdge(behind)}/cdn/a.png`);
  const reader = response.body!.getReader();
  await reader.read();
  // Sixteen iterations of the event loop would transfer all of it without back-pressure.
  for (let turn = 0; turn < 16; turn++) await new Promise(setImmediate);
  expect(taken.megabytes).toBeLessThan(50);
  await reader.cancel();
});

test('an adapter that throws is a failing gateway to the phone, logged with its stack', async () => {
  const observed: Answered[] = [];
  const broken = (part: 'request' | 'response') => adapted({ request: (request) => request, response: (response) => response, [part]: () => JSON.parse('no JSON') as never }, (request) => fetch(request));
  for (const part of ['request', 'response'] as const) {
    const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(200, json).end('{}')), { adapt: () => broken(part), observer: (answered) => observed.push(answered) });
    const response = await fetch(`${edge}/wps/wallet`);
    expect([response.status, await response.json()]).toEqual([502, { success: false, errorCode: 'system.unknown' }]);
  }
  for (const [at, part] of ['request', 'response'].entries()) {
    expect(observed[at]).toMatchObject({ route: 'wallet', status: 502, error: expect.stringMatching(`^the adapter's ${part} of wallet threw: .*JSON`) as string, stack: expect.stringContaining('gateway-failures.test.ts') as string });
  }
});

test.each<[string, string | undefined, Record<string, string>?]>([
  ['{"success":false,"errorCode":"wallet.low"}', 'wallet.low'], ['{ "errorCode" : "user.exists", "success" : false }', 'user.exists'], ['{"success":false,"errorCode":"<script>"}', 'other'], ['{"success":false}', 'other'],
  ['{"success":true,"value":{"errorCode":"wallet.low"}}', undefined], ['nonsense', undefined], ['{"success":false,"errorCode":"wallet.low"}', undefined, { 'Content-Type': 'text/plain' }],
])('the log of the answer %s has the code %s', async (body, errorCode, headers = json) => {
  const observed: Answered[] = [];
  const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(200, headers).end(body)), { observer: (answered) => observed.push(answered) });
  await (await fetch(`${edge}/wps/wallet`)).text();
  await vi.waitFor(() => expect(observed).toHaveLength(1), busy);
  expect(observed[0]!.errorCode).toBe(errorCode);
  expect(observed[0]!.error).toBeUndefined();
});

test.each([['pooled', {}], ['through an adapter', { adapt: (direct: Send) => direct }]])('a picture that grows without end when it is decoded is cut off: %s', async (_client, client) => {
  const observed: Answered[] = [];
  const bomb = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Content-Encoding': 'br' }).end(bomb)), { ...client, observer: (answered) => observed.push(answered) });
  await expect(fetch(`${edge}/cdn/a.svg`, { headers: { 'Accept-Encoding': 'identity' } }).then((response) => response.arrayBuffer()).then(({ byteLength }) => byteLength)).rejects.toThrow();
  await vi.waitFor(() => expect(observed[0]?.error).toMatch(/more than \d+ bytes/), busy);
});

test('a phone does not learn what the gateway runs on', async () => {
  const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(200, { ...json, Server: 'Apache-Coyote/1.1', 'X-Powered-By': 'PHP/5.4', Via: '1.1 varnish', 'X-AspNet-Version': '4', 'X-Backend-Server': 'db-7', 'X-Envoy-Upstream-Service-Time': '4', 'X-Runtime': '0.1' }).end('{}')));
  const { headers } = await fetch(`${edge}/wps/wallet`);
  for (const name of ['server', 'x-powered-by', 'via', 'x-aspnet-version', 'x-backend-server', 'x-envoy-upstream-service-time', 'x-runtime']) expect(headers.get(name), name).toBeNull();
});

test.each(['text/javascript', 'application/javascript; charset=utf-8', ' Application/X-JavaScript', 'text/ecmascript', 'text/jscript', 'text/javascript1.5', 'text/livescript', 'text/css'])('what the gateway answers below /cdn and /wps runs nothing and dresses nothing as %s', async (type) => {
  const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(200, { 'Content-Type': type }).end('alert(1)')), { pages: ['play'] });
  for (const path of ['/cdn/a.js', '/wps/callback']) {
    const { headers } = await fetch(edge + path);
    expect([headers.get('content-type'), headers.get('x-content-type-options')], path).toEqual(['text/plain; charset=utf-8', 'nosniff']);
  }
  // Pages of the gateway's own, which the operator names, have their scripts.
  expect((await fetch(`${edge}/play/a.js`)).headers.get('content-type')).toBe(type.trim());
});

test.each(['/wps/game/recent/add?nodeId=1', '/wps/agent/contract/salary/process?id=1&accept=true', '/wps/member/trial'])('%s, a GET that changes something, is not for a link, a picture or a prefetch', async (path) => {
  const asked = vi.fn<() => void>();
  const edge = await serveEdge(await serveGateway((_request, response) => {
    asked();
    response.writeHead(200, json).end('{"success":true}');
  }));
  const statusOf = async (headers: Record<string, string>) => Number((await sendRaw(edge, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(headers).map((pair) => `${pair.join(': ')}\r\n`).join('')}Connection: close\r\n\r\n`)).split(' ')[1]);
  for (const headers of [{ 'Sec-Fetch-Mode': 'navigate' }, { 'Sec-Fetch-Mode': 'no-cors' }, { 'Sec-Purpose': 'prefetch;prerender' }, { Purpose: 'prefetch' }] as Record<string, string>[]) expect(await statusOf(headers)).toBe(403);
  expect(asked).not.toHaveBeenCalled();
  // The app's own, and those of engines that do not say.
  for (const headers of [{ 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin' }, {}] as Record<string, string>[]) expect(await statusOf(headers)).toBe(200);
});

test('every answer of the platform has the id that the log has, a dead gateway\'s too', async () => {
  const observed: Answered[] = [];
  const options = { observer: (answered: Answered) => void observed.push(answered) };
  const edges = [await serveEdge(await serveGateway((_request, response) => void response.writeHead(200, json).end('{}')), options), await serveEdge('http://127.0.0.1:1', options)];
  for (const [at, edge] of edges.entries()) {
    const response = await fetch(`${edge}/wps/wallet`);
    await response.text();
    await vi.waitFor(() => expect(observed).toHaveLength(at + 1), busy);
    expect(response.headers.get('x-request-id')).toBe(observed[at]!.requestId);
  }
});
