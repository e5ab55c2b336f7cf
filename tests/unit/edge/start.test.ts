import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serve } from '../../../src/edge/serve.ts';
import { greet } from '../../../src/edge/start.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { gatewayKey, startEdge } from '../../browser/edge.ts';
import { freePort } from '../../browser/free-port.ts';
import { closeServers, serve as serveAt, serveGateway } from '../../support/gateway-edge.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-start-'));
const DIST = join(folder, 'dist');
const broken = join(folder, 'merchants');
const stops: (() => Promise<void>)[] = [];

beforeAll(() => {
  writeSmallBuild(DIST);
  mkdirSync(broken);
  writeFileSync(join(broken, 'azul.json'), '{ "code": ');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  closeServers();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(environment: Record<string, string>) {
  const edge = await startEdge({ DIST, ...environment });
  stops.push(edge.stop);
  return edge;
}

/** Limit of a wait on a busy machine; a passing test does not wait for it. */
const busy = { timeout: 10_000 };

const statusAt = (address: string) => fetch(address).then(({ status }) => status, () => 0);

/** Repeats requests until the status. */
async function until(address: string, status: number): Promise<void> {
  while ((await statusAt(address)) !== status);
}

const answersAll = () => serveGateway((_request, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true,"value":{}}'));

type Refused = [name: string, environment: Record<string, string>, line: RegExp];

// Processes: the first goes the whole way to the line, the others end when they have begun to listen.
test.each<Refused>([
  ['with an empty address of the gateway', { GATEWAY_URL: '' }, /^Leve did not start: GATEWAY_URL is set and empty: give it the address of the gateway, or remove it$/],
  ['with an invalid port', { PORT: 'http', GATEWAY_URL: 'http://127.0.0.1:9' }, /^Leve did not start: PORT is no port: a number up to 65535$/],
  ['with a host of another machine', { HOST: '203.0.113.7', GATEWAY_URL: 'http://127.0.0.1:9' }, /^Leve did not start: HOST is no address of this machine: 203\.0\.113\.7$/],
])('a start %s ends with one line of error', async (_name, environment, line) => {
  const failed = await startEdge({ DIST, ...environment }).then((edge) => edge.stop().then(() => 'it started'), (error: Error) => error.message);
  expect(failed).toMatch(line);
});

test.each<Refused>([
  ['without the gateway\'s key', { GATEWAY_URL: 'http://127.0.0.1:9', GATEWAY_PUBLIC_KEY: '' }, /^GATEWAY_PUBLIC_KEY is not set, and these name no gateway\.publicKey: ready-made\/leve\.json, ready-made\/brisa\.json$/],
  ['with a merchant file that is not JSON', { MERCHANTS: broken }, /^\S+azul\.json: is no JSON: .*$/],
  ['without a build', { DIST: '/nowhere' }, /^there is no build in \/nowhere: npm run build makes one$/],
  ['with an invalid proxy address', { TRUST_PROXY: 'nginx', GATEWAY_URL: 'http://127.0.0.1:9' }, /^TRUST_PROXY names no proxy: .*$/],
  ['with seconds that are none', { DRAIN_SECONDS: '10s', GATEWAY_URL: 'http://127.0.0.1:9' }, /^DRAIN_SECONDS is no number of seconds up to 3600: 10s$/],
  ['with an older build that is not there', { OLD_DIST: '/nowhere', GATEWAY_URL: 'http://127.0.0.1:9' }, /^OLD_DIST names no folder: \/nowhere$/],
  ['with a password for the gateway', { GATEWAY_URL: 'http://user:secret@127.0.0.1:9' }, /^GATEWAY_URL has a user, a password, a query or a fragment, and none of them would be sent$/],
])('a start %s is refused', async (_name, environment, line) => {
  const refused = await serve({ PORT: '0', DIST, GATEWAY_PUBLIC_KEY: gatewayKey, ...environment }).then(() => 'it started', (error: Error) => error.message);
  expect(refused).toMatch(line);
});

test('a taken port is named with its variable', async () => {
  const port = new URL(await serveAt(createServer())).port;
  await expect(start({ PORT: port, GATEWAY_URL: 'http://127.0.0.1:9' })).rejects.toThrow(`port ${port} is taken: choose another with PORT=`);
  await expect(start({ METRICS_PORT: port, GATEWAY_URL: 'http://127.0.0.1:9' })).rejects.toThrow(`port ${port} is taken: choose another with METRICS_PORT=`);
});

test('before the gateway answers, pages are served, and readyz is 503 for its merchants alone', async () => {
  const port = await freePort();
  const { address, output } = await start({ GATEWAY_URL: `http://127.0.0.1:${port}` });
  expect([await statusAt(`${address}/healthz`), await statusAt(`${address}/readyz`), await statusAt(`${address}/readyz/leve`), await statusAt(`${address}/m/home`)]).toEqual([200, 200, 503, 200]);
  const gateway = createServer((_request, response) => void response.end('{}'));
  const listening = new Promise<void>((resolve) => gateway.listen(port, '127.0.0.1', resolve));
  await listening;
  await until(`${address}/readyz/leve`, 200);
  await vi.waitFor(() => expect(output).toContain('The gateway answers.'), busy);
  expect(output.filter((line) => line.startsWith('The gateway does not answer yet'))).toHaveLength(1);
  gateway.closeAllConnections();
  gateway.close();
});

test('any other variable that is empty counts as unset', async () => {
  const empty = { PORT: '', HOST: '', OLD_DIST: '', LOG: '', METRICS_PORT: '', DRAIN_SECONDS: '', TRUST_PROXY: '' };
  const started = await start({ GATEWAY_URL: await answersAll(), ...empty }).then(({ address }) => address, (error: Error) => error.message);
  // Another program may have the port.
  expect(started).toMatch(/^http:\/\/localhost:4173$|port 4173 is taken/);
});

test('the edge listens on the address of HOST alone', async () => {
  const { address } = await start({ HOST: '127.0.0.2', GATEWAY_URL: await answersAll() });
  const { port } = new URL(address);
  // Nothing else of the tests is at 127.0.0.3, while at 127.0.0.1 another may have the same port.
  expect([await statusAt(`http://127.0.0.2:${port}/healthz`), await statusAt(`http://127.0.0.3:${port}/healthz`)]).toEqual([200, 0]);
});

test('the log has one line per request without personal data; metrics are served on their own port', async () => {
  const METRICS_PORT = String(await freePort());
  const { address, output } = await start({ GATEWAY_URL: await answersAll(), LOG: 'json', METRICS_PORT });
  const person = { Cookie: 'language=en; session=secret-cookie', Authorization: 'secret-token', 'User-Agent': 'secret-phone', 'X-Forwarded-For': '198.51.100.7' };
  await (await fetch(`${address}/m/home?invite=secret-code`, { headers: person })).text();
  await (await fetch(`${address}/wps/system/status?account=secret-name`, { headers: person })).text();
  await (await fetch(`${address}/wps/secret-path`, { headers: person })).text();
  await (await fetch(`${address}/secret-file`, { headers: person })).text();
  const lines = await vi.waitFor(() => {
    const found = output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(found).toHaveLength(4);
    return found;
  }, busy);
  expect(lines).toMatchObject([
    { merchant: 'leve', route: 'page home', method: 'GET', status: 200 },
    { route: 'systemStatus', status: 200 },
    { route: 'wps other', status: 200 },
    { merchant: 'leve', route: 'file', status: 404 },
  ]);
  for (const line of lines) expect(Object.keys(line)).toEqual(['time', 'requestId', 'traceId', 'merchant', 'route', 'method', 'status', 'ms', 'bytes', 'build', ...(String(line.route).match(/^(systemStatus|wps)/) ? ['gatewayMs'] : [])]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|198\.51/);

  const metrics = await (await fetch(`http://localhost:${METRICS_PORT}/metrics`)).text();
  expect(metrics).toContain('edge_requests_total{route="page home",merchant="leve",status="200",build="0.0.1+small"} 1');
  expect(metrics).toContain('edge_request_seconds_bucket');
  expect(metrics).toContain('# TYPE edge_refusals_total counter');
  expect(metrics).not.toContain('secret');
  expect(await statusAt(`${address}/metrics`)).toBe(404);
});

test('SIGTERM turns readyz to 503, finishes open requests, and ends the process', async () => {
  let waiting: ServerResponse | undefined;
  const GATEWAY_URL = await serveGateway((request, response) => {
    if (request.url === '/wps/slow') waiting = response;
    else response.end('{"success":true,"value":{}}');
  });
  const { address, stop } = await start({ GATEWAY_URL, DRAIN_SECONDS: '1' });
  const slow = fetch(`${address}/wps/slow`);
  await vi.waitFor(() => expect(waiting).toBeDefined(), busy);
  const stopped = stop();
  await until(`${address}/readyz`, 503);
  // A load balancer may not have seen the 503 yet.
  expect(await statusAt(`${address}/m/home`)).toBe(200);
  await until(`${address}/healthz`, 0);
  waiting!.end('at last');
  expect(await (await slow).text()).toBe('at last');
  await stopped;
});

test('idle keep-alive connections do not delay the end', async () => {
  const { address, stop } = await start({ GATEWAY_URL: await answersAll() });
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`));
  await new Promise((resolve) => socket.once('data', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const began = performance.now();
  await stop();
  await closed;
  // The connection could have stayed for 65 s.
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('the console\'s token is printed at the start, but not into a log', () => {
  const printed = (isKept: boolean): string => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    greet({ notes: [['member', 'marina']], consolePath: '/sandbox?token=a-secret-token' } as unknown as Upstream, 4173, undefined, [], isKept);
    const text = print.mock.calls.join('\n');
    print.mockRestore();
    return text;
  };
  expect(printed(false)).toContain('http://localhost:4173/sandbox?token=a-secret-token');
  expect(printed(true)).toMatch(/http:\/\/localhost:4173\/sandbox\?token=… \(CONSOLE_TOKEN\)$/);
});

test('with LOG=json the start says where the console is, without its token', async () => {
  const { output } = await start({ LOG: 'json', CONSOLE_TOKEN: 'a-secret-token-of-the-test', DATA: ':memory:' });
  await vi.waitFor(() => expect(output.join()).toContain('/sandbox?token='), busy);
  expect(output.join()).not.toContain('a-secret-token-of-the-test');
}, 60_000);
