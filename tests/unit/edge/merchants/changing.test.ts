import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startEdge } from '../../../browser/edge.ts';
import { freePort } from '../../../browser/free-port.ts';
import { closeServers, serveGateway } from '../../../support/gateway-edge.ts';
import { writeSmallBuild } from '../../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-changing-'));
const DIST = join(folder, 'dist');
const MERCHANTS = join(folder, 'merchants');
/** ms in which a change is in effect; a look on a busy machine may be late */
const inEffect = { timeout: 4_000, interval: 20 };

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as Record<string, unknown>;
const write = (name: string, content: unknown): void => writeFileSync(join(MERCHANTS, name), typeof content === 'string' ? content : JSON.stringify(content));

let edge: Awaited<ReturnType<typeof startEdge>>;
let metrics: string;

const named = async (host: string): Promise<string> => {
  const response = await fetch(`${edge.address}/manifest.webmanifest`, { headers: { 'X-Forwarded-Host': host } });
  return response.status === 200 ? ((await response.json()) as { name: string }).name : String(response.status);
};
const readings = async (outcome: string): Promise<number> => Number(new RegExp(`edge_merchant_readings_total{outcome="${outcome}"} (\\d+)`).exec(await (await fetch(metrics)).text())?.[1] ?? 0);

beforeAll(() => {
  writeSmallBuild(DIST);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
beforeEach(async () => {
  rmSync(MERCHANTS, { recursive: true, force: true });
  mkdirSync(MERCHANTS);
  write('azul.json', { ...azul, hosts: ['azul.example'] });
  const METRICS_PORT = String(await freePort());
  metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  const GATEWAY_URL = await serveGateway((_request, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true,"value":{}}'));
  edge = await startEdge({ DIST, MERCHANTS, METRICS_PORT, TRUST_PROXY: 'loopback', GATEWAY_URL });
});
afterEach(async () => {
  await edge.stop();
  closeServers();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that is changed, added or removed takes effect within two seconds, and no request is lost', async () => {
  const seen = new Set<string>();
  const over = new AbortController();
  const visitor = (async () => {
    while (!over.signal.aborted) seen.add(await named('azul.example'));
  })();
  expect(await named('verde.example')).toBe('421');
  const began = performance.now();
  write('azul.json', { ...azul, hosts: ['azul.example'], name: 'Anil' });
  write('verde.json', { ...azul, code: 'verde', trialCode: 'verde-trial', name: 'Verde', hosts: ['verde.example'] });
  await vi.waitFor(async () => expect([await named('azul.example'), await named('verde.example')]).toEqual(['Anil', 'Verde']), inEffect);
  expect(performance.now() - began).toBeLessThan(2_000);
  rmSync(join(MERCHANTS, 'verde.json'));
  await vi.waitFor(async () => expect(await named('verde.example')).toBe('421'), inEffect);
  over.abort();
  await visitor;
  expect([...seen].toSorted()).toEqual(['Anil', String(azul.name)]);
  expect(await readings('taken')).toBe(2);
});

test('a bad file is refused, told of and counted, its merchant stays, and the other files count', async () => {
  write('azul.json', '{ "code": ');
  write('verde.json', { ...azul, code: 'verde', trialCode: 'verde-trial', name: 'Verde', hosts: ['verde.example'] });
  await vi.waitFor(async () => expect([await named('azul.example'), await named('verde.example')]).toEqual([azul.name, 'Verde']), inEffect);
  expect(edge.output.filter((line) => line.startsWith('Merchants: '))).toEqual([expect.stringMatching(/^Merchants: \S+azul\.json: is no JSON: /), 'Merchants: what is at fault stays as it was.']);
  expect(await readings('refused')).toBe(1);
});

test('two files that claim the same host change nothing', async () => {
  write('verde.json', { ...azul, code: 'verde', trialCode: 'verde-trial', name: 'Verde', hosts: ['azul.example'] });
  await vi.waitFor(() => expect(edge.output.some((line) => line.endsWith('verde.json: hosts: azul.example is taken by ' + join(MERCHANTS, 'azul.json')))).toBe(true), inEffect);
  expect(await named('azul.example')).toBe(azul.name);
});

test('SIGHUP reads the folder at once, and ends nothing', async () => {
  process.kill(edge.pid, 'SIGHUP');
  await vi.waitFor(async () => expect(await readings('taken')).toBe(1), inEffect);
  expect(await named('azul.example')).toBe(azul.name);
});

test('a folder that is gone, and comes back by a turned link, leaves the merchants as they were', async () => {
  const other = join(folder, 'other');
  cpSync(MERCHANTS, other, { recursive: true });
  rmSync(MERCHANTS, { recursive: true });
  await vi.waitFor(async () => expect(await readings('refused')).toBe(1), inEffect);
  expect(await named('azul.example')).toBe(azul.name);
  cpSync(other, MERCHANTS, { recursive: true });
  await vi.waitFor(async () => expect(await readings('taken')).toBe(1), inEffect);
});
