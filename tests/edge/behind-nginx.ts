import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startEdge } from '../browser/edge.ts';
import { freePort } from '../browser/free-port.ts';
import { startNginx } from '../browser/nginx.ts';
import { differs, type Rows } from '../support/rows.ts';
import { tryOverTls } from './over-tls.ts';

/** Requests pages and calls continuously until the returned function ends it, which gives the number of answers and the failures. */
function startRequests(address: string) {
  const over = new AbortController();
  let answered = 0;
  const failures: string[] = [];
  const one = async (path: string): Promise<void> => {
    while (!over.signal.aborted) {
      try {
        const response = await fetch(address + path);
        await response.arrayBuffer();
        answered++;
        if (!response.ok) failures.push(`${path} ${response.status}`);
      } catch (error) {
        failures.push(`${path} ${String((error as Error).cause ?? error)}`);
      }
    }
  };
  const all = Promise.all(['/m/home', '/m/login', '/wps/system/status', '/wps/system/settings'].map(one));
  return async () => {
    over.abort();
    await all;
    return { answered, failures };
  };
}

/** Checks bodies and headers through nginx with the repository's configuration, and restarts of the edges behind it. */
export async function tryBehindNginx(table: Rows): Promise<void> {
  const received: { headers: IncomingHttpHeaders; bytes: number }[] = [];
  const gateway = createServer({ maxHeaderSize: 64 * 1024 }, async (request, response) => {
    if (request.url === '/wps/cookies') response.setHeader('Set-Cookie', `big=${'a'.repeat(5_000)}`);
    const bytes = Buffer.concat(await request.toArray()).length;
    if (request.method === 'POST') received.push({ headers: request.headers, bytes });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true,"value":{}}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const settings = { GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, TRUST_PROXY: 'loopback', LOG: 'json', DRAIN_SECONDS: '1' };
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startEdge({ ...settings, PORT: String(port) });
  const edges = await Promise.all(ports.map(start));
  const nginx = await startNginx('dist', ports);
  const post = async (bytes: number) => (await fetch(`${nginx.address}/wps/a`, { method: 'POST', body: new Uint8Array(bytes), headers: { 'X-Forwarded-For': '10.0.0.9', 'X-Forwarded-Host': 'evil.example', 'X-Request-Id': 'a-stranger-s-id' } })).status;
  try {
    await table.check('a picture of 5 MB passes nginx, one of 7 MB does not', async () => differs([await post(5 * 1024 * 1024), await post(7 * 1024 * 1024), received.map(({ bytes }) => bytes)], [200, 413, [5 * 1024 * 1024]]));

    await table.check('the gateway receives the phone\'s address, host and one request id', async () => {
      const { headers } = received[0]!;
      const id = String(headers['x-request-id']);
      const isLogged = edges.some(({ output }) => output.some((line) => line.includes(`"requestId":"${id}"`)));
      return differs([headers['x-forwarded-for'], headers['x-forwarded-host'], /^[0-9a-f]{32}$/.test(id), isLogged], ['127.0.0.1', new URL(nginx.address).host, true, true]);
    });

    await table.check('cookies of 9 and 17 KB pass, and a Set-Cookie of 5 KB; with 40 KB the phone is told what to do, in its language', async () => {
      const pageWith = async (bytes: number, accepted: string) => {
        const response = await fetch(`${nginx.address}/wps/cookies`, { headers: { 'Accept-Language': accepted, Cookie: `big=${'a'.repeat(bytes)}` } });
        const text = await response.text();
        return [response.status, response.headers.get('set-cookie')?.length ?? 0, /<html lang="([^"]+)/.exec(text)?.[1] ?? ''];
      };
      return differs(
        [await pageWith(9_000, 'pt-BR'), await pageWith(17_000, 'pt-BR'), await pageWith(40_000, 'pt-BR'), await pageWith(40_000, 'en-GB')],
        [[200, 5_004, ''], [200, 5_004, ''], [431, 0, 'pt-BR'], [431, 0, 'en-GB']],
      );
    });

    await tryOverTls(table, nginx, edges[0]!.address);

    let count = 0;
    await table.check('both edges are restarted under load, and no request fails', async () => {
      const end = startRequests(nginx.address);
      for (const [at, port] of ports.entries()) {
        await edges[at]!.stop();
        edges[at] = await start(port);
      }
      const { answered, failures } = await end();
      count = answered;
      return failures.length ? `${failures.length} of ${answered} failed: ${failures.slice(0, 3).join(', ')}` : undefined;
    }, () => `${count} requests`);
  } finally {
    await nginx.stop();
    await Promise.all(edges.map((edge) => edge.stop()));
    gateway.close();
  }
}
