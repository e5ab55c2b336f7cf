import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createMetrics } from '../../../src/edge/node/metrics.ts';
import { tooLargePage } from '../../../src/edge/too-large.ts';
import { closeServers, sendRaw, serve, serveEdge, serveGateway } from '../../support/gateway-edge.ts';

afterEach(closeServers);

const of = (bytes: number): string => `big=${'a'.repeat(bytes)}`;

/** Asks through an edge with a cookie, and gives the head of the answer. */
async function askWith(edge: string, cookie: string, accepted = 'pt-BR'): Promise<string> {
  return sendRaw(edge, `GET /wps/a HTTP/1.1\r\nHost: leve.example\r\nAccept-Language: ${accepted}\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`);
}

test('cookies of 9 and of 17 KB pass to the gateway, and one of 20 KB from it', async () => {
  const received: (number | undefined)[] = [];
  const behind = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    received.push(request.headers.cookie?.length);
    response.writeHead(200, { 'Set-Cookie': of(20_000) }).end('{}');
  });
  const edge = await serveEdge(await serve(behind));
  for (const bytes of [9_000, 17_000, 50_000]) {
    const answer = await askWith(edge, of(bytes));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(of(20_000));
  }
  expect(received).toEqual([9_004, 17_004, 50_004]);
});

test('headers beyond 64 KB are answered with what to do', async () => {
  const answer = await askWith(await serveEdge('http://127.0.0.1:9'), of(80_000));
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('Clear-Site-Data: "cookies"');
  for (const words of ['Limpe os cookies', 'Clear this site']) expect(answer).toContain(words);
});

test.each([['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR', /Clear this/], ['en-GB,en;q=0.9,pt;q=0.8', 'en-GB', /Limpe/]])('the page is in the language of %s alone', (accepted, lang, other) => {
  const page = tooLargePage(accepted);
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).not.toMatch(other);
  for (const unknown of ['', 'fr', '*']) expect(tooLargePage(unknown)).toMatch(/Limpe[^]*Clear this/);
});

test('what is no HTTP still gets a plain 400', async () => {
  const edge = await serveEdge('http://127.0.0.1:9');
  expect(await sendRaw(edge, 'GET / HTTP/1.1\r\nno header\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n$/);
});

test('a WebSocket is refused in so many words, with and without its Upgrade', async () => {
  const edge = await serveEdge(await serveGateway((_request, response) => void response.end('a page')), { pages: ['play'] });
  for (const upgrade of ['Upgrade: websocket\r\nConnection: Upgrade\r\n', 'Connection: close\r\n']) {
    const answer = await sendRaw(edge, `GET /play/1 HTTP/1.1\r\nHost: leve.example\r\n${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 501 /);
  }
});

test('metrics are given whatever query stands behind their path', async () => {
  const port = await createMetrics().listen(0);
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await statusOf('/metrics'), await statusOf('/metrics?x=1'), await statusOf('/metrics/x'), await statusOf('/')]).toEqual([200, 200, 404, 404]);
});
