import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { gateway, gatewayPath } from '../../../src/edge/gateway.ts';
import { rewriteCookie, rewriteLocation } from '../../../src/edge/gateway-answer.ts';
import { callersBehind } from '../../../src/edge/node/caller.ts';
import { listenerOf, serverOf } from '../../../src/edge/node/listen.ts';
import type { Answered } from '../../../src/edge/observe.ts';
import { platformRoutes } from '../../../src/edge/platform-routes.ts';
import { askedBy } from '../../../src/edge/request.ts';
import { closeServers, sendRaw, serve, serveEdge, serveGateway } from '../../support/gateway-edge.ts';

afterEach(closeServers);

interface ReceivedRequest {
  url: string;
  method: string;
  body: string;
  headers: Record<string, string>;
}

/** A gateway that answers with the request it received. */
const echo = () => serveGateway(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  response.writeHead(201, { Connection: 'close, X-Private', 'X-Private': '1', 'X-Public': '2', 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ url: request.url, method: request.method, body, headers: request.headers }));
});

const receivedBy = async (response: Response): Promise<ReceivedRequest> => (await response.json()) as ReceivedRequest;

test('calls are forwarded with their body, without headers of the connection', async () => {
  const behind = await echo();
  const edge = await serveEdge(`${behind}/base`);
  const response = await fetch(`${edge}/wps/session/login?a=1`, { method: 'POST', body: 'sealed', headers: { Authorization: 'token' } });
  const received = await receivedBy(response);
  expect(response.status).toBe(201);
  expect(received).toMatchObject({ url: '/base/wps/session/login?a=1', method: 'POST', body: 'sealed' });
  expect(received.headers).toMatchObject({ authorization: 'token', host: behind.slice('http://'.length), 'content-length': '6' });
  expect(response.headers.get('x-public')).toBe('2');
  expect(response.headers.get('x-private')).toBeNull();
});

test('calls share a connection to the gateway', async () => {
  let connections = 0;
  const behind = createServer((_request, response) => void response.end('{}')).on('connection', () => connections++);
  const edge = await serveEdge(await serve(behind));
  for (let call = 0; call < 5; call++) await (await fetch(`${edge}/wps/a`)).text();
  expect(connections).toBe(1);
});

test('where a call came from is what the edge knows, not what a stranger says', async () => {
  const behind = await echo();
  const forged = { 'X-Forwarded-For': '10.0.0.9', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example', Forwarded: 'for=10.0.0.9', 'X-Real-IP': '10.0.0.9', 'CF-Connecting-IP': '10.0.0.9', 'X-Request-Id': 'a-stranger-s-id' };
  const strange = await receivedBy(await fetch(`${await serveEdge(behind)}/wps/a`, { headers: forged }));
  expect(JSON.stringify(strange.headers)).not.toMatch(/10\.0\.0\.9|evil|stranger/);
  expect(strange.headers).toMatchObject({ 'x-forwarded-for': expect.stringMatching(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/) as string, 'x-forwarded-proto': 'http' });

  const edge = await serveEdge(behind, { trusted: 'loopback' });
  const trustedAnswer = await fetch(`${edge}/wps/a`, { headers: { ...forged, 'X-Forwarded-For': '6.6.6.6, 203.0.113.7' } });
  expect((await receivedBy(trustedAnswer)).headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', 'x-request-id': 'a-stranger-s-id' });
  expect(trustedAnswer.headers.get('x-request-id')).toBe('a-stranger-s-id');
});

test('answers are streamed', async () => {
  let finish: (() => void) | undefined;
  const behind = await serveGateway((_request, response) => {
    response.write('first ');
    finish = () => void response.end('last');
  });
  const response = await fetch(`${await serveEdge(behind)}/wps/x`);
  const reader = response.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('first ');
  finish?.();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('last');
});

test('answers of a gateway are sandboxed by their policy, without headers that affect the origin', async () => {
  const behind = await serveGateway((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': 'default-src *', 'Service-Worker-Allowed': '/', 'Clear-Site-Data': '"*"', Refresh: '0;url=https://evil.example' });
    response.end('<script>alert(1)</script>');
  });
  const edge = await serveEdge(behind);
  for (const path of ['/wps/a', '/cdn/a.html']) {
    const { headers } = await fetch(edge + path);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of ['service-worker-allowed', 'clear-site-data', 'refresh']) expect(headers.get(name), name).toBeNull();
  }
});

test('redirects and cookies of the gateway are rewritten to this host', async () => {
  const behind = await serveGateway((request, response) => {
    const host = request.headers.host!;
    response.writeHead(302, { Location: `http://${host}/base/wps/next?a=1`, 'Set-Cookie': ['a=1; Domain=gateway.example; Path=/base/; HttpOnly', 'b=2; SameSite=Lax'] }).end();
  });
  const edge = await serveEdge(`${behind}/base`);
  const { status, headers } = await fetch(`${edge}/wps/a`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/wps/next?a=1']);
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2; SameSite=Lax']);
  // A gateway behind its own TLS redirects to http, although it is reached by https.
  expect(rewriteLocation('http://gateway.example/wps/next', new URL('https://gateway.example/wps/a'), '')).toBe('/wps/next');
  expect(rewriteLocation('https://provider.example/game', new URL('http://g/wps/a'), '')).toBe('https://provider.example/game');
  expect(rewriteCookie('a=1; domain=.x; path=/other', '/base')).toBe('a=1; path=/other');
});

test('a redirect of the gateway leads to another host only where it names one, and by the phone\'s own scheme', () => {
  const from = new URL('http://gateway.internal/base/wps/a');
  for (const location of ['http://gateway.internal//evil.example/x', '/base//evil.example/x', String.raw`/base/\evil.example/x`, 'http://gateway.internal/base//evil.example/x']) {
    const to = new URL(rewriteLocation(location, from, '/base'), 'https://phone.example/wps/a');
    expect([to.origin, to.pathname], location).toEqual(['https://phone.example', '//evil.example/x']);
  }
  for (const location of ['//provider.example/game?a=1', String.raw`\\provider.example/game?a=1`]) expect(rewriteLocation(location, from, '/base')).toBe('//provider.example/game?a=1');
  expect(rewriteLocation('//gateway.internal/base/wps/b', from, '/base')).toBe('/wps/b');
});

test('an answer commands neither the server before the edge nor the browser beyond itself', async () => {
  const sent = {
    'X-Accel-Redirect': '/m/home', 'X-Accel-Expires': '3600', 'X-Sendfile': '/etc/passwd', NEL: '{"report_to":"a","max_age":9999}', 'Report-To': '{}', 'Reporting-Endpoints': 'a="https://evil.example"',
    'Accept-CH': 'Sec-CH-UA-Model', 'Critical-CH': 'Sec-CH-UA-Model', 'Set-Login': 'logged-out', 'Use-As-Dictionary': 'match="/assets/*"', 'WWW-Authenticate': 'Basic realm="x"',
  };
  const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(401, { ...sent, 'X-Own': '1' }).end('{}')));
  const { status, headers } = await fetch(`${edge}/wps/a`);
  expect([status, headers.get('x-own')]).toEqual([401, '1']);
  expect(Object.keys(sent).filter((name) => headers.has(name))).toEqual([]);
});

test.each([204, 205])('a body after the status %i is dropped, with its length', async (status) => {
  const head = `HTTP/1.1 ${status} X\r\nContent-Length: 5\r\n\r\n`;
  const edge = await serveEdge(await serveGateway((request) => void request.socket.write(`${head}hello`)));
  const answered = await sendRaw(edge, 'GET /wps/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(answered).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
  expect(answered).not.toMatch(/hello|content-length: 5/i);
});

test('answers are compressed for the phone, also where the gateway sends them plain', async () => {
  const text = JSON.stringify({ success: true, value: 'slots '.repeat(2_000) });
  const behind = await serveGateway((_request, response) => void response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length }).end(text));
  const { hostname, port } = new URL(await serveEdge(behind));
  const raw = await sendRaw(`http://${hostname}:${port}`, `GET /wps/a HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`);
  expect(raw).toMatch(/content-encoding: gzip/i);
  expect(raw.length).toBeLessThan(2_000);
  expect(gunzipSync(Buffer.from(raw.slice(raw.indexOf('\r\n\r\n') + 4), 'latin1')).toString()).toBe(text);
});

const compressedText = 'slots '.repeat(200);

/** A gateway that encodes its answers, whether it is asked to or not; counts their bytes. */
const zipping = () => serveGateway((_request, response) => void response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Encoding': 'gzip', 'X-Length': gzipSync(compressedText).length }).end(gzipSync(compressedText)));

test('an answer that the gateway has compressed goes on as it came; a phone that cannot read it gets it decoded', async () => {
  const edge = await serveEdge(await zipping());
  const packed = await fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect([packed.headers.get('content-encoding'), packed.headers.get('content-length')]).toEqual(['gzip', packed.headers.get('x-length')]);
  expect(await packed.text()).toBe(compressedText);
  const plain = await fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(compressedText);
});

test('two phones that are sent the same answer in other encodings get each its own, whole', async () => {
  const text = JSON.stringify({ value: 'slots '.repeat(2_000) });
  const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(200, { 'Content-Type': 'application/json', ETag: '"1"' }).end(text)));
  for (const encoding of ['br', 'gzip', 'br']) {
    const { headers } = await fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': encoding } });
    expect([headers.get('content-encoding'), headers.get('vary'), headers.get('etag')]).toEqual([encoding, 'Accept-Encoding', 'W/"1"']);
    expect(await (await fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': encoding } })).text()).toBe(text);
  }
});

const smuggled = 'GET /wps/admin HTTP/1.1\r\nHost: x\r\nX-Smuggled: 1\r\n\r\n';
const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
const closing = 'GET /wps/last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test.each([
  ['a chunked GET', `GET /wps/a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${closing}`],
  ['a GET with a length', `GET /wps/a HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}${closing}`],
  ['Connection: content-length', `POST /wps/a HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, content-length\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}${closing}`],
  ['Connection: transfer-encoding', `POST /wps/a HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, transfer-encoding\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${closing}`],
  ['a length and chunks', `POST /wps/a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}${closing}`],
  ['chunks and a length', `POST /wps/a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunk}${closing}`],
  ['two lengths', `POST /wps/a HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}${closing}`],
  ['chunks in another spelling', `POST /wps/a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n${chunk}${closing}`],
  ['a folded header', `GET /wps/a HTTP/1.1\r\nHost: x\r\nA: b\r\n Transfer-Encoding: chunked\r\n\r\n${closing}`],
])('%s smuggles no second request to the gateway', async (_name, bytes) => {
  const received: IncomingMessage[] = [];
  const behind = await serveGateway(async (request, response) => {
    received.push(request);
    await request.toArray();
    response.end('received');
  });
  const answered = await sendRaw(await serveEdge(behind), bytes);
  expect(answered).toMatch(/^HTTP\/1\.1 (200|400|411)/);
  expect(received.map(({ url }) => url)).not.toContain('/wps/admin');
  expect(received.filter(({ headers }) => headers['x-smuggled'])).toEqual([]);
  expect(received.filter(({ url }) => url === '/wps/a').length).toBeLessThanOrEqual(1);
});

test('a body of 5 MB passes and a larger one does not; a chunked one is limited to 1 MB and forwarded with its length', async () => {
  const received: [string | undefined, number][] = [];
  const behind = await serveGateway(async (request, response) => {
    received.push([request.headers['content-length'], Buffer.concat(await request.toArray()).length]);
    response.end('{}');
  });
  const edge = await serveEdge(behind);
  const post = (body: Uint8Array<ArrayBuffer> | ReadableStream) => fetch(`${edge}/wps/a`, { method: 'POST', body, duplex: 'half' } as RequestInit).then(({ status }) => status, () => 'cut off');
  const picture = 5 * 1024 * 1024;
  expect(await post(new Uint8Array(picture))).toBe(200);
  expect([413, 'cut off']).toContain(await post(new Uint8Array(40 * 1024 * 1024)));
  expect(await post(new Blob(['sealed']).stream())).toBe(200);
  expect([413, 'cut off']).toContain(await post(new Blob([new Uint8Array(picture)]).stream()));
  expect(received).toEqual([[String(picture), picture], ['6', 6]]);
});

test('a request with Expect: 100-continue gets its 100 from the edge', async () => {
  const answered = await sendRaw(await serveEdge(await echo()), 'POST /wps/a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 6\r\nConnection: close\r\n\r\nsealed');
  expect(answered).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201/);
});

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
  const edge = await serveEdge(await serveGateway(answer), { patience: 150, observer: (answered) => observed.push(answered) });
  const response = await fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': 'identity' } });
  expect([response.status, await response.json()]).toEqual([502, { success: false, errorCode: 'system.unknown' }]);
  expect(observed).toMatchObject([{ status: 502, error: expect.stringMatching(/./) as string }]);
});

test.each<[string, RequestListener]>([
  ['resets in the middle of a long answer', (_request, response) => {
    response.writeHead(200, { ...json, 'Content-Length': 1_000_000 });
    response.write('x'.repeat(300_000), () => response.socket!.resetAndDestroy());
  }],
  ['stalls in the middle', (_request, response) => void response.writeHead(200, json).write('{"success":')],
  ['sends a call 100 MB', (_request, response) => send(response, 100)],
])('an answer of a gateway that %s is cut off and not complete, and its error is logged', async (_name, answer) => {
  const observed: Answered[] = [];
  const edge = await serveEdge(await serveGateway(answer), { patience: 150, observer: (answered) => observed.push(answered) });
  await expect(fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': 'identity' } }).then((response) => response.arrayBuffer())).rejects.toThrow();
  await vi.waitFor(() => expect(observed).toMatchObject([{ error: expect.stringMatching(/./) as string }]));
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
  await vi.waitFor(() => expect(left).toBeDefined());
  leaving.abort();
  expect(await asked).toBe('left');
  await left;
  await vi.waitFor(() => expect(observed).toMatchObject([{ status: 499 }]));
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

test('200 slow clients are cut off, and others are answered during and after it', async () => {
  const behind = await serveGateway(async (request, response) => {
    await request.toArray().catch(() => {});
    response.end('ok');
  });
  const routes = platformRoutes(gateway({ url: behind }));
  const answer = listenerOf((request, caller, background) => routes.fetch(request, askedBy(request, caller, background)), callersBehind(''));
  const edge = await serve(serverOf(answer, { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }));
  const head = 'POST /wps/a HTTP/1.1\r\nHost: x\r\n';
  const slow = [head, `${head}Content-Length: 1000\r\n\r\nx`, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`, ''];
  const clients = Array.from({ length: 200 }, (_none, at) => sendRaw(edge, slow[at % slow.length]!));
  expect(await (await fetch(`${edge}/wps/a`, { method: 'POST', body: 'quick' })).text()).toBe('ok');
  expect((await Promise.all(clients)).filter((received) => received.includes('200 OK'))).toEqual([]);
  expect(await (await fetch(`${edge}/wps/a`, { method: 'POST', body: 'quick' })).text()).toBe('ok');
});

test.each([
  ['/wps/a?b=1', '/wps/a?b=1'],
  ['/cdn/a.svg', '/cdn/a.svg'],
  ['/wps/../admin', undefined],
  ['/wps/%2e%2e/admin', undefined],
  ['/wps/%2e%2e%2fadmin', undefined],
  ['/wps/a%5c..%5cadmin', undefined],
  ['/wps//evil', undefined],
  ['/wps', undefined],
  ['/sandbox', undefined],
])('the path %s is forwarded as %s', (url, path) => {
  expect(gatewayPath(url)).toBe(path);
});
