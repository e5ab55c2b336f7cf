import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { gateway, gatewayPath } from '../../../src/edge/gateway.ts';
import { listen } from '../../../src/edge/listen.ts';
import { gatewayMerchants } from '../../../src/edge/merchants.ts';

const servers: Server[] = [];

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

const serveEdge = (url: string, patience?: number) => serve(gateway({ url, merchants: gatewayMerchants(''), patience }).answer);

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('calls are handed on with their body, and the connection stays the edge\'s own', async () => {
  const behind = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    response.writeHead(201, { Connection: 'close, X-Private', 'X-Private': '1', 'X-Public': '2' });
    response.end(JSON.stringify({ url: request.url, method: request.method, body, headers: request.headers }));
  });
  const edge = await serveEdge(`${behind}/base`);
  const response = await fetch(`${edge}/wps/session/login?a=1`, { method: 'POST', body: 'sealed', headers: { 'X-Forwarded-For': '10.0.0.9', Authorization: 'token' } });
  const heard = (await response.json()) as { url: string; method: string; body: string; headers: Record<string, string> };
  expect(response.status).toBe(201);
  expect(heard).toMatchObject({ url: '/base/wps/session/login?a=1', method: 'POST', body: 'sealed' });
  expect(heard.headers).toMatchObject({ authorization: 'token', host: behind.slice('http://'.length) });
  expect(heard.headers['x-forwarded-for']).toMatch(/^10\.0\.0\.9, .*(127\.0\.0\.1|::1)$/);
  expect(response.headers.get('x-public')).toBe('2');
  expect(response.headers.get('x-private')).toBeNull();
});

test('answers are streamed', async () => {
  let finish: (() => void) | undefined;
  const behind = await serve((_request, response) => {
    response.write('first ');
    finish = () => void response.end('last');
  });
  const response = await fetch(`${await serveEdge(behind)}/wps/x`);
  const reader = response.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('first ');
  finish?.();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('last');
});

test('a gateway that is dead or silent is answered for', async () => {
  const dead = await serveEdge('http://127.0.0.1:9');
  const silent = await serveEdge(await serve(() => {}), 100);
  for (const edge of [dead, silent]) {
    const response = await fetch(`${edge}/wps/system/status`);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ success: false, errorCode: 'system.unknown' });
  }
});

test.each([
  ['/wps/a?b=1', '/wps/a?b=1'],
  ['/cdn/a.svg', '/cdn/a.svg'],
  ['/wps/../admin', undefined],
  ['/wps/%2e%2e/admin', undefined],
  ['/wps', undefined],
  ['/sandbox', undefined],
])('%s asks the gateway for %s', (url, path) => {
  expect(gatewayPath(url)).toBe(path);
});
