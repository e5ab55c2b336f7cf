import { createServer } from 'node:http';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { readHeaders } from '../../../src/edge/forwarded-headers.ts';
import { gatewayPath } from '../../../src/edge/gateway.ts';
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

test('no path passes that another server could read as another one', () => {
  for (const url of ['/wps/..;/admin', '/wps/;/admin', '/wps/a;jsessionid=1/b', '/wps/%252e%252e/admin', '/wps/%25252e', '/wps/%c0%ae%c0%ae/admin', '/wps/%e0%80%ae/admin', '/wps/%ff', '/wps/%', '/wps/%uff0e/a', '/wps/%ef%bc%8e%ef%bc%8e/admin', '/wps/%e2%80%a5/admin',
    '/wps/%3b/admin', '/wps/a%3fadmin', '/wps/a%23b', '/wps/a%0d%0ab', '/wps/%00', '/wps/%20../a', '/wps/..%20/a', '/wps/.../a', '/wps/a%2fb', '/wps/a%5cb', '/wps/%E2%80%AE']) expect(gatewayPath(url), url).toBeUndefined();
  for (const url of ['/wps/a-b_c.d~e/1,2:3@4', '/cdn/jogo%20da%20sorte.png', '/cdn/a%C3%A7a%C3%AD.png', '/wps/a/', '/cdn/x(1)+2.svg?a=%252e;b']) expect(gatewayPath(url), url).toBe(url);
});

test('an address that passes is the one that every reader of addresses makes of it', () => {
  const part = fc.constantFrom('/', '/wps/', '.', '..', '-', '%2e', '%41', '?', '#', '\\', ' ', '\t', '\n', 'a', 'B7', '_', '=', '&', ';', '@', ':', '~', "'", '"', '<', 'ç', '+', ',');
  fc.assert(fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
    const path = gatewayPath(`/wps/${parts.join('')}`);
    if (path === undefined) return;
    const { host, pathname, search } = new URL(path, 'http://edge');
    expect([host, pathname + search]).toEqual(['edge', path]);
    expect(pathname).toMatch(/^\/wps\//);
    expect(pathname).not.toMatch(/\/\/|;|\/\.+(\/|$)/);
  }), { numRuns: 3_000 });
});

test('of a phone\'s headers the gateway gets those of browsers, of the contract and of the operator\'s list, and no other', async () => {
  const behind = await echo();
  const edge = await serveEdge(behind, { headers: readHeaders('x-csrf-token, x-site') });
  const pass = { Authorization: 't', Merchant: 'leve', Language: 'pt', Encryption: 'k', Device: 'd', Accept: '*/*', 'Accept-Language': 'pt', 'Content-Type': 'text/plain', Cookie: 'a=1', 'User-Agent': 'phone', Origin: 'https://leve.example', 'Sec-CH-UA-Mobile': '?1', 'Save-Data': 'on', 'X-Csrf-Token': 'c', 'If-None-Match': '"a"' };
  const strange = ['X_Forwarded_For', 'X_Real_IP', 'Client-IP', 'Remote-User', 'Remote-Addr', 'X-SSL-Client-Verify', 'SSL_CLIENT_CERT', 'Proxy', 'X-HTTP-Method-Override', 'X_HTTP_METHOD_OVERRIDE', 'X-Method-Override', 'X-User', 'X-Authenticated-User', 'X-Remote-User', 'X-WebAuth-User', 'X-Original-URL',
    'X-Rewrite-URL', 'X-Host', 'Forwarded-Host', 'True-Client-IP', 'WL-Proxy-Client-IP', 'X-Amzn-Oidc-Identity', 'X-Goog-Authenticated-User-Email', 'Tailscale-User-Login', 'X-Azure-ClientIP', 'Auth_User', 'Sec_Fetch_Site', 'Authorization_', 'From'];
  const { headers } = await receivedBy(await fetch(`${edge}/wps/a`, { headers: { ...pass, ...Object.fromEntries(strange.map((name) => [name, 'a-stranger'])) } }));
  expect(headers).toMatchObject(Object.fromEntries(Object.entries(pass).map(([name, value]) => [name.toLowerCase(), value])));
  expect(JSON.stringify(headers)).not.toContain('a-stranger');
  for (const name of ['host', 'X-Forwarded-For', 'proxy', 'x_csrf_token', 'x csrf', 'Connection']) expect(() => readHeaders(name), name).toThrow('GATEWAY_HEADERS cannot be');
});

test('a method that the edge does not know is refused, and does not reach the gateway', async () => {
  let reached = 0;
  const edge = await serveEdge(await serveGateway((_request, response) => void response.end(String(reached++))));
  const answer = await sendRaw(edge, 'PROPFIND /wps/a HTTP/1.1\r\nHost: leve.test\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toMatch(/^Allow: GET, HEAD, OPTIONS, POST, PUT, DELETE, PATCH\r$/im);
  expect(reached).toBe(0);
});

test('no answer for a member is kept by a browser or a cache, whatever the gateway says of it; one without a word on it is asked for again', async () => {
  let said: string | undefined;
  const behind = await serveGateway((request, response) => {
    response.writeHead(request.url === '/cdn/none.png' ? 404 : 200, { 'Content-Type': 'application/json', 'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT', ...(said !== undefined && { 'Cache-Control': said }) });
    response.end('{}');
  });
  const edge = await serveEdge(behind);
  const kept = async (path: string, method = 'GET') => (await fetch(edge + path, { method })).headers.get('cache-control');
  // Of a member; for everybody, by who asks; for everybody; of no contract; a picture, and one that is not there.
  const paths = ['/wps/wallet', '/wps/content/banners', '/wps/system/settings', '/wps/a', '/cdn/a.png', '/cdn/none.png'];
  const all = () => Promise.all(paths.map((path) => kept(path)));
  expect(await all()).toEqual(['no-store', 'no-store', 'no-cache', 'no-store', null, 'no-store']);
  said = 'public, max-age=60';
  expect(await all()).toEqual(['no-store', 'no-store', said, 'no-store', said, said]);
  said = 'private, no-cache';
  expect(await all()).toEqual(paths.map(() => said));
  said = undefined;
  expect([await kept('/wps/wallet', 'HEAD'), await kept('/wps/session/login', 'POST')]).toEqual(['no-store', 'no-store']);
});
