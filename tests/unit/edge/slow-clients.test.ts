import { afterEach, expect, test } from 'vitest';
import { gateway } from '../../../src/edge/gateway.ts';
import { callersBehind } from '../../../src/edge/node/caller.ts';
import { listenerOf, serverOf } from '../../../src/edge/node/listen.ts';
import { platformRoutes } from '../../../src/edge/platform-routes.ts';
import { askedBy } from '../../../src/edge/request.ts';
import { closeServers, sendRaw, serve, serveGateway } from '../../support/gateway-edge.ts';

afterEach(closeServers);

test('200 slow clients are cut off, and others are answered during and after it', async () => {
  const behind = await serveGateway(async (request, response) => {
    await request.toArray().catch(() => {});
    response.end('ok');
  });
  const routes = platformRoutes(gateway({ url: behind }));
  const answer = listenerOf((request, caller, background) => routes.fetch(request, askedBy(request, caller, background)), callersBehind(''));
  const server = serverOf(answer, { connectionsCheckingInterval: 50 });
  const edge = await serve(server);
  const head = 'POST /wps/a HTTP/1.1\r\nHost: x\r\n';
  const slow = [head, `${head}Content-Length: 1000\r\n\r\nx`, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`, ''];
  const clients = Array.from({ length: 200 }, (_none, at) => sendRaw(edge, slow[at % slow.length]!));
  const quick = async () => (await fetch(`${edge}/wps/a`, { method: 'POST', body: 'quick' })).text();
  expect(await quick()).toBe('ok');
  // Shorter only while no quick request runs, which may take as long on a busy machine.
  const { headersTimeout, requestTimeout } = server;
  Object.assign(server, { headersTimeout: 300, requestTimeout: 600 });
  expect((await Promise.all(clients)).filter((received) => received.includes('200 OK'))).toEqual([]);
  Object.assign(server, { headersTimeout, requestTimeout });
  expect(await quick()).toBe('ok');
});
