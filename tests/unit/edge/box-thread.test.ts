import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { applicationPictures } from '../../../src/contract/application.ts';
import { createEdge, type Edge } from '../../../src/edge/edge.ts';
import { readMerchantFolder } from '../../../src/edge/merchants/folder.ts';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../src/edge/merchants/ready-made.ts';
import { readBuild } from '../../../src/edge/node/build.ts';
import type { Answered } from '../../../src/edge/observe.ts';
import { sandbox, type SandboxOptions } from '../../../src/edge/sandbox.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { consoleHeaders, consoleToken } from '../../browser/console.ts';
import { seal } from '../../gateway/kit/seal.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-thread-'));
const observed: Answered[] = [];

let upstream: Upstream | undefined;

interface Started {
  edge: Edge;
  publicKey: string;
  call(path: string, request?: RequestInit): Promise<Response>;
}

async function start(options: Partial<SandboxOptions> = {}): Promise<Started> {
  writeSmallBuild(folder);
  const merchants = parseMerchants(readyMadeFiles);
  const started = await sandbox({ merchants, file: ':memory:', seed: 1, hasPast: false, consoleToken, ...options }, new URL('../../support/fragile-box.ts', import.meta.url));
  ({ upstream } = started);
  const edge = createEdge({ machine: await readBuild(folder), upstream, merchants: createMerchants(merchants, () => started.publicKey), observer: (answered) => void observed.push(answered) });
  const call = async (path: string, request: RequestInit = {}): Promise<Response> =>
    edge(new Request(`http://leve.localhost${path}`, { ...request, headers: { Merchant: 'leve', Language: 'pt', ...request.headers } }), { address: '10.0.0.1', proto: 'http', host: 'localhost' }, () => {});
  return { edge, publicKey: started.publicKey, call };
}

async function logIn({ call, publicKey }: Started): Promise<{ success: boolean; value: { token: string } }> {
  const { body, wrappedKey } = seal(JSON.stringify({ type: 'username', username: 'marina', password: 'leve2026' }), publicKey);
  return (await call('/wps/session/login', { method: 'POST', body, headers: { Encryption: wrappedKey, 'Content-Length': String(body.length) } })).json() as Promise<{ success: boolean; value: { token: string } }>;
}

async function end(): Promise<void> {
  await upstream?.close();
  upstream = undefined;
  rmSync(folder, { recursive: true, force: true });
}

afterEach(() => {
  observed.length = 0;
  vi.restoreAllMocks();
});

// One box for all of them: to start one takes a second of processor.
describe('a box that stands', () => {
  let box: Started;
  beforeAll(async () => {
    box = await start();
  });
  afterAll(end);

  test('calls, pages, cookies and pictures go through', async () => {
    const { value: { token } } = await logIn(box);
    expect(await (await box.call('/wps/wallet', { headers: { Authorization: token } })).json()).toMatchObject({ success: true, value: { sumBalance: 128_450 } });
    expect((await box.call('/wps/captcha')).headers.getSetCookie()).toHaveLength(1);
    expect((await box.call('/sandbox')).headers.get('content-type')).toContain('text/html');
    expect((await box.call('/wps/no-such-call')).status).toBe(404);
    // Over 64 KB, so that it streams; refused by its first bytes.
    const picture = new Uint8Array(1024 * 1024).fill(65);
    const path = '/wps/promotion/application/picture';
    const sent = (body: Uint8Array<ArrayBuffer>) => box.call(path, { method: 'POST', body, headers: { Authorization: token, 'Content-Length': String(body.length), 'Content-Type': 'image/png' } });
    expect(await (await sent(picture)).json()).toMatchObject({ success: false });
    expect(await (await sent(new Uint8Array(applicationPictures.bytes + 1))).json()).toMatchObject({ success: false });
  });

  test('what puts the platform back to its first day is counted, and nothing else', async () => {
    const { call } = box;
    const before = upstream!.resets!;
    const order = async (path: string, body: object, headers = consoleHeaders) => (await call(`/sandbox/api${path}`, { method: 'POST', body: JSON.stringify(body), headers })).status;
    expect([await order('/clock', { add: 1 }), await order('/reset', {}, { ...consoleHeaders, Authorization: 'Bearer another' })]).toEqual([200, 403]);
    expect(upstream!.resets).toBe(before);
    expect(await order('/reset', {})).toBe(200);
    expect(upstream!.resets).toBe(before + 1);
  });

  test('a phone that leaves is forgotten, and its call with it', async () => {
    const { call } = box;
    const gone = new AbortController();
    await call('/sandbox/api/faults/wallet', { method: 'PUT', body: '{"kind":"silence","delay":0}', headers: consoleHeaders });
    const asked = call('/wps/wallet', { signal: gone.signal });
    gone.abort();
    expect((await asked).status).toBe(499);
    expect((await call('/wps/system/status')).status).toBe(200);
    await call('/sandbox/api/faults', { method: 'DELETE', headers: consoleHeaders });
  });

  test('while the platform stands still the edge answers, and does not call it ready', async () => {
    const { call } = box;
    const still = call('/play/standstill');
    const begun = performance.now();
    expect((await call('/healthz')).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(50);
    expect(await upstream!.isReady(AbortSignal.timeout(100))).toBe(false);
    await still;
    expect(await upstream!.isReady(AbortSignal.timeout(5_000))).toBe(true);
  });
});

describe('a box that falls or changes', () => {
  afterEach(end);

  test('a breakdown is answered by 503 with a time to come again, logged and counted; the platform starts again under the same key', async () => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const box = await start();
    expect((await logIn(box)).success).toBe(true);
    const [broken, pending] = await Promise.all([box.call('/play/breakdown'), box.call('/wps/system/status')]);
    for (const answer of [broken, pending, await box.call('/wps/system/status')]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toEqual({ success: false, errorCode: 'system.unknown' });
    }
    expect((await box.call('/readyz/leve')).status).toBe(503);
    expect((await box.call('/healthz')).status).toBe(200);
    expect(observed.filter(({ status }) => status === 503).map(({ error }) => error)).toEqual([
      'the platform broke down: the box fell', 'the platform broke down: the box fell', 'the platform is down', undefined,
    ]);
    expect(logged.mock.calls.map(([line]) => String(line).split('\n')[0])).toContain('The platform broke down and starts again in 0.5 s: Error: the box fell');
    await vi.waitFor(async () => expect((await box.call('/wps/system/status')).status).toBe(200), { timeout: 20_000, interval: 100 });
    // What is in memory is as on its first day, and open pages can log in.
    expect((await logIn(box)).success).toBe(true);
  });

  test('data in a file are as before a breakdown', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const box = await start({ file: join(folder, 'data', 'platform.sqlite') });
    const { value: { token } } = await logIn(box);
    await box.call('/play/breakdown');
    await vi.waitFor(async () => expect((await box.call('/wps/wallet', { headers: { Authorization: token } })).status).toBe(200), { timeout: 20_000, interval: 100 });
    expect(await (await box.call('/wps/wallet', { headers: { Authorization: token } })).json()).toMatchObject({ success: true });
  });

  test('merchants that change are the box\'s too, also after it has started again', async () => {
    writeSmallBuild(folder);
    const files = readMerchantFolder('tests/fixtures/merchants');
    const [azul] = parseMerchants(files);
    const started = await sandbox({ merchants: parseMerchants(readyMadeFiles), file: ':memory:', seed: 1, hasPast: false, consoleToken }, new URL('../../support/fragile-box.ts', import.meta.url));
    ({ upstream } = started);
    const settingsOf = async (code: string) => (await (await started.upstream.ask('/wps/system/settings', { Merchant: code, Language: 'pt' }, AbortSignal.timeout(5_000))).json()) as { success: boolean };
    expect((await settingsOf(azul!.code)).success).toBe(false);
    started.setMerchants(parseMerchants(files));
    expect((await settingsOf(azul!.code)).success).toBe(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await started.upstream.ask('/play/breakdown', {}, AbortSignal.timeout(5_000)).catch(() => undefined);
    await vi.waitFor(async () => expect((await settingsOf(azul!.code)).success).toBe(true), { timeout: 15_000, interval: 100 });
  });
});
