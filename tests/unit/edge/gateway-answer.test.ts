import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { rewriteCookie, rewriteLocation } from '../../../src/edge/gateway-answer.ts';
import { closeServers, sendRaw, serveEdge, serveGateway } from '../../support/gateway-edge.ts';

afterEach(closeServers);

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

test.each(['constructor', '__proto__', 'toString'])('an encoding called %s is none that the edge can undo: the answer goes on as it came', async (encoding) => {
  const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Encoding': encoding }).end('slots')));
  const { hostname, port } = new URL(edge);
  const raw = await sendRaw(edge, `GET /wps/a HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`);
  expect(raw).toMatch(/^HTTP\/1\.1 200 /);
  expect(raw).toContain('slots');
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

test.each([
  ['a part of a file', 206, {}],
  ['an answer that may not be changed', 200, { 'Cache-Control': 'private, no-transform' }],
  ['a picture', 200, { 'Content-Type': 'image/png' }],
])('%s goes on uncompressed', async (_name, status, headers) => {
  const edge = await serveEdge(await serveGateway((_request, response) => void response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(compressedText)));
  const response = await fetch(`${edge}/wps/a`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect([response.status, response.headers.get('content-encoding'), await response.text()]).toEqual([status, null, compressedText]);
});
