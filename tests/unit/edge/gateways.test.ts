import { createServer, get, type Server } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { headers } from '../../../src/contract/headers.ts';
import { gateways } from '../../../src/edge/gateways.ts';
import { listen, listenerOf } from '../../../src/edge/node/listen.ts';
import { callersBehind } from '../../../src/edge/node/caller.ts';
import { platformRoutes } from '../../../src/edge/platform-routes.ts';
import { askedBy } from '../../../src/edge/request.ts';
import { readMerchantFolder } from '../../../src/edge/merchants/folder.ts';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';

const servers: Server[] = [];
async function serve(server: Server): Promise<string> {
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test('calls of phones and of the edge go to the gateway of their merchant', async () => {
  const answerOf = (name: string) => serve(createServer((request, response) => void response.end(`${name} ${request.url}`)));
  const urls = { azul: await answerOf('azul'), rosa: await answerOf('rosa') };
  const merchants = createMerchants(parseMerchants(readMerchantFolder('tests/fixtures/merchants')), () => 'key');
  const upstream = gateways(new Map(Object.entries(urls).map(([code, url]) => [code, { url, publicKey: 'key' }])), merchants);
  const platform = platformRoutes(upstream);
  const edge = await serve(createServer(listenerOf((request, caller, background) => platform.fetch(request, askedBy(request, caller, background)), callersBehind(''))));
  const { port } = new URL(edge);
  for (const code of ['azul', 'rosa']) {
    const called = new Promise<string>((resolve, reject) => {
      get({ port, path: '/wps/wallet', headers: { host: `${code}.localhost` } }, async (answer) => resolve(Buffer.concat(await answer.toArray()).toString())).on('error', reject);
    });
    expect(await called).toBe(`${code} /wps/wallet`);
    const answer = await upstream.ask('/wps/system/status', { [headers.merchant]: code }, AbortSignal.timeout(5_000));
    expect(await answer.text()).toBe(`${code} /wps/system/status`);
  }
  const trace = { requestId: 'an id', route: '', merchant: '', bytes: 0, traceparent: '' };
  await upstream.answer(new Request('http://edge/wps/wallet'), { address: '127.0.0.1', proto: 'http', host: 'rosa.localhost' }, trace);
  expect(trace.merchant).toBe('rosa');
  expect(upstream.notes).toEqual([['gateway', urls.azul], ['gateway', urls.rosa]]);
  expect(await upstream.isReady(AbortSignal.timeout(5_000))).toBe(true);
  const oneDead = gateways(new Map([['azul', { url: urls.azul, publicKey: 'key' }], ['rosa', { url: 'http://127.0.0.1:1', publicKey: 'key' }]]), merchants);
  expect(await oneDead.isReady(AbortSignal.timeout(5_000))).toBe(false);
  expect([await oneDead.isReady(AbortSignal.timeout(5_000), 'azul'), await oneDead.isReady(AbortSignal.timeout(5_000), 'rosa')]).toEqual([true, false]);
});

test.each([[200, true], [204, true], [401, true], [404, true], [499, true], [500, false], [502, false], [503, false]])('a gateway that answers its status with %i is ready: %s', async (status, isReady) => {
  const url = await serve(createServer((_request, response) => void response.writeHead(status).end()));
  const merchants = createMerchants(parseMerchants(readMerchantFolder('tests/fixtures/merchants')), () => 'key');
  const upstream = gateways(new Map([['azul', { url, publicKey: 'key' }]]), merchants);
  expect(await upstream.isReady(AbortSignal.timeout(5_000), 'azul')).toBe(isReady);
});
