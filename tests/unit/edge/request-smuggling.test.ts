import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { closeServers, sendRaw, serveEdge, serveGateway } from '../../support/gateway-edge.ts';

afterEach(closeServers);

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
