import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEdge } from '../../../src/edge/edge.ts';
import { readBuild } from '../../../src/edge/node/build.ts';
import { callersBehind } from '../../../src/edge/node/caller.ts';
import { listen, listenerOf, serverOf } from '../../../src/edge/node/listen.ts';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../src/edge/merchants/ready-made.ts';
import { etagOf } from '../../../src/edge/negotiation.ts';
import type { Answered } from '../../../src/edge/observe.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { answerFrom } from '../../../src/edge/upstream-answer.ts';
import { sendRaw } from '../../support/gateway-edge.ts';
import { readyMerchants } from '../../support/merchants.ts';
import { smallScript, writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-edge-'));

let bannerTitle = '</script><b>&"Sorte"';
let silent = false;

const upstream: Upstream = {
  segments: ['wps'],
  notes: [],
  pages: [],
  answer: async (request) => answerFrom(new Response(`platform ${new URL(request.url).pathname}${new URL(request.url).search}`)),
  isReady: async () => !silent,
  async ask(path) {
    if (silent) return new Promise<never>(() => {});
    if (!path.startsWith('/wps/content/banners?types=B&groupName=m_home&platform=M&language=')) throw new Error('no settings here');
    return Response.json({ success: true, value: [{ id: '1', title: bannerTitle, url: '/banner-1.svg' }] });
  },
  close() {},
};

const observed: Answered[] = [];

const observer = (answered: Answered): void => void observed.push(answered);

let server: Server;
let port: number;

beforeAll(async () => {
  writeSmallBuild(folder);
  const edge = createEdge({ machine: await readBuild(folder), upstream, merchants: readyMerchants(), observer });
  server = serverOf(listenerOf(edge, callersBehind('loopback'), observer), {}, observer);
  port = await listen(server, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = ask({ port, path, method, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode!, headers: response.headers, bytes, text: bytes.toString() });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const page = { accept: 'text/html' };

test('hashed files are compressed and immutable', async () => {
  const small = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
  expect(brotliDecompressSync(small.bytes).toString()).toBe(smallScript);
  expect((await get('/assets/app-1.js', { 'accept-encoding': 'br;q=0' })).text).toBe(smallScript);
  const again = await get('/assets/app-1.js', { 'if-none-match': `"other", ${small.headers.etag}` });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test('a page is in the cookie\'s language, and of the host\'s merchant', async () => {
  expect((await get('/', page)).text).toContain('home pt · Leve');
  expect((await get('/m/home/?a=1', { ...page, cookie: 'x=1; language=en' })).text).toContain('home en · Leve');
  const light = await get('/m/home', { ...page, host: 'brisa.localhost:4173' });
  expect(light.text).toContain('<title>home pt · Brisa</title>');
  expect(light.text).toContain('<meta name="theme-color" content="#f6f4ef">');
  for (const host of ['__proto__', 'constructor', 'nobody.example:80']) expect((await get('/m/home', { ...page, host })).text).toContain('home pt · Leve');
  expect((await get('/m/home', { ...page, host: '\u00ff no host' })).status).toBe(400);
});

test('texts of the platform are escaped in the page', async () => {
  const { text } = await get('/', page);
  expect(text).not.toContain('</script><b>');
  expect(text).toContain('src="/cdn/banner-1.svg"');
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(text)![1]!;
  expect(JSON.parse(json)).toMatchObject({ merchant: { code: 'leve' }, language: 'pt' });
  const { answers } = JSON.parse(json) as { answers: Record<string, unknown> };
  expect(Object.values(answers)).toContainEqual([expect.objectContaining({ title: bannerTitle })]);
});

test('pages are revalidated, and compressed by Accept-Encoding', async () => {
  const first = await get('/', { ...page, 'accept-encoding': 'gzip' });
  expect(gunzipSync(first.bytes).toString()).toContain('home pt');
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding,Cookie,Sec-Fetch-Site' });
  const again = await get('/', { ...page, 'if-none-match': first.headers.etag! });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('the headers of a page leave its first flight to it', async () => {
  const { headers } = await get('/', { ...page, 'x-forwarded-proto': 'https', 'accept-encoding': 'br' });
  expect(Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 0)).toBeLessThan(1_120);
});

test('pages have a strict policy', async () => {
  const { headers } = await get('/', { ...page, 'x-forwarded-proto': 'https' });
  expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self' 'sha256-");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['strict-transport-security']).toContain('max-age');
  expect((await get('/', page)).headers['strict-transport-security']).toBeUndefined();
});

test.each([['cross-site', 'same-origin-allow-popups'], ['same-site', 'same-origin-allow-popups'], [undefined, 'same-origin-allow-popups'], ['same-origin', 'unsafe-none'], ['none', 'unsafe-none']])('a page with Sec-Fetch-Site %s has the opener policy %s, also with 304', async (from, policy) => {
  const headers = { ...page, ...(from && { 'sec-fetch-site': from }) };
  const first = await get('/', headers);
  const again = await get('/', { ...headers, 'if-none-match': first.headers.etag! });
  expect(again.status).toBe(304);
  expect([first, again].map((answer) => answer.headers['cross-origin-opener-policy'])).toEqual([policy, policy]);
});

test('an unknown path is answered with 404, as a page for browsers and as text for others', async () => {
  const person = await get('/nowhere', page);
  expect(person).toMatchObject({ status: 404 });
  expect(person.text).toContain('unknown pt');
  expect(await get('/nowhere')).toMatchObject({ status: 404, text: 'Not found' });
  expect(await get('/assets/app-0.js', page)).toMatchObject({ status: 404, text: 'Not found' });
});

test.each(['/index.html', '/pages.json', '/pages/pt/home.html', '/assets/app-1.js.br', '/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/%2e%2e%2fpages.json', '/%ff%00', '//evil/x'])(
  '%s is answered with a plain 404',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: 'Not found' });
  },
);

test('no cache keeps a refusal', async () => {
  for (const path of ['/nowhere', '/assets/app-0.js', '/img/card-241/0/a.png', '/texts/none', '/strings/xx', '/.well-known/none', `/${'a'.repeat(5_000)}`]) expect([path, (await get(path)).headers['cache-control']]).toEqual([path, 'no-store']);
  expect((await get('/', page, 'POST')).headers['cache-control']).toBe('no-store');
  expect((await get('/nowhere', page)).headers['cache-control']).toBe('private, no-cache');
});

test('an address with a slash too many leads to its page, and to no other host', async () => {
  const to = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.location];
  };
  expect(await to('//m/notice?affiliateCode=AMIGO')).toEqual([308, '/m/notice?affiliateCode=AMIGO']);
  expect(await to('/m///notice')).toEqual([308, '/m/notice']);
  expect(await to('//m.example/notice')).toEqual([404, undefined]);
});

test('invalid requests get their status, and invalid cookies the default language', async () => {
  expect(await get(`/${'a'.repeat(5_000)}`)).toMatchObject({ status: 414 });
  expect(await get('nonsense')).toMatchObject({ status: 400 });
  expect(await get('/', page, 'POST')).toMatchObject({ status: 405 });
  for (const cookie of ['language', '=;;=', 'language=%ff', 'language=xx', ';'.repeat(500)]) {
    expect((await get('/', { ...page, cookie })).text).toContain('home pt');
  }
  expect(await get('/m/home', page, 'HEAD')).toMatchObject({ status: 200, text: '' });
});

test('every answer is observed: too long an address, and the bytes that were sent', async () => {
  observed.length = 0;
  expect((await get(`/m/home?${'a'.repeat(5_000)}`)).headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close' });
  await get('/m/home', page, 'HEAD');
  const { bytes } = await get('/m/home', page);
  expect(observed).toMatchObject([{ status: 414, route: 'other' }, { status: 200, method: 'HEAD', bytes: 0 }, { status: 200, method: 'GET', bytes: bytes.length }]);
});

test('a page that cannot be made is answered with 500, and its error is observed', async () => {
  const failures: Answered[] = [];
  const machine = await readBuild(folder);
  for (const text of [() => Promise.reject(new Error('no template')), () => { throw new Error('no template'); }]) {
    const failing = createEdge({ machine: { ...machine, text }, upstream, merchants: readyMerchants(), observer: (answered) => failures.push(answered) });
    const response = await failing(new Request('http://localhost/m/home'), { address: '127.0.0.1', proto: 'http', host: 'localhost' }, () => {});
    expect([response.status, await response.text()]).toEqual([500, 'The page could not be made']);
  }
  expect(failures).toMatchObject([{ status: 500, route: 'page home', error: 'no template' }, { status: 500, error: 'no template' }]);
});

test('where every file names hosts, another host gets no brand, no call and no file, but probes get their answer', async () => {
  const merchants = createMerchants(parseMerchants({ 'leve.json': { ...readyMadeFiles['ready-made/leve.json'] as object, hosts: ['leve.example'] } }), () => 'key');
  const strict = createEdge({ machine: await readBuild(folder), upstream, merchants });
  const statusAt = async (host: string, path: string) => (await strict(new Request(`http://edge${path}`, { headers: page }), { address: '127.0.0.1', proto: 'http', host }, () => {})).status;
  for (const host of ['leve.example', 'www.LEVE.example.:443', 'localhost']) expect(await statusAt(host, '/m/home'), host).toBe(200);
  for (const path of ['/m/home', '/assets/app-1.js', '/wps/system/status', '/manifest.webmanifest', '/robots.txt']) expect(await statusAt('203.0.113.7:4173', path), path).toBe(421);
  for (const path of ['/healthz', '/readyz', '/readyz/leve']) expect(await statusAt('203.0.113.7:4173', path), path).toBe(200);
});

test('HEAD has the headers of GET', async () => {
  for (const path of ['/m/home', '/assets/app-1.js']) {
    const [head, whole] = [await get(path, { 'accept-encoding': 'br' }, 'HEAD'), await get(path, { 'accept-encoding': 'br' })];
    const withoutDate = ({ date: _date, ...headers }: IncomingHttpHeaders) => headers;
    expect([head.text, withoutDate(head.headers)]).toEqual(['', withoutDate(whole.headers)]);
  }
});

test('the platform answers its own paths, and the edge robots.txt', async () => {
  expect((await get('/wps/system/status?a=1')).text).toBe('platform /wps/system/status?a=1');
  expect((await get('/wpsx')).status).toBe(404);
  expect((await get('/robots.txt')).text).toContain('User-agent');
});

test('a phone is told the keys of its host\'s merchant, by no cache; no page carries them', async () => {
  const { text, headers } = await get('/gateway-keys.json');
  expect(JSON.parse(text)).toEqual(readyMerchants().ofHost('localhost')!.keys);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  expect((await get('/m/login', page)).text).not.toContain('a key');
});

test('each merchant has a manifest with its name and colours', async () => {
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json');
  expect(JSON.parse(manifest.text)).toMatchObject({ name: 'Leve', start_url: '/m/home', display: 'standalone', theme_color: '#0b1210', lang: 'pt-BR' });
  const light = JSON.parse((await get('/manifest.webmanifest', { host: 'brisa.localhost' })).text) as { name: string; icons: { src: string; purpose: string }[] };
  expect(light).toMatchObject({ name: 'Brisa', theme_color: '#f6f4ef' });
  expect(light.icons.map((icon) => icon.purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src } of light.icons) expect(existsSync(join('src/app/theme/icons', src.split('?')[0]!)), src).toBe(true);
});

test('a page holds the last answer of a silent platform, and the new one when it answers again', async () => {
  // Only Date is moved, past the cache's lifetime: sockets need real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
  silent = true;
  expect((await get('/', page)).text).toContain('<img class="banner-picture" src="/cdn/banner-1.svg"');
  silent = false;
  bannerTitle = 'Nova';
  // The pending attempt has timed out.
  vi.setSystemTime(Date.now() + 10_000);
  // On a busy machine the answer may come after the page's wait for it.
  await vi.waitFor(async () => expect((await get('/', page)).text).toContain('"Nova"'));
  vi.useRealTimers();
});

test('the merchant\'s style is in the page, its hash in the policy, and its icons have its colours', async () => {
  for (const [host, ground, accent] of [['localhost', '#0b1210', '#ffd768'], ['brisa.localhost', '#f6f4ef', '#ff8a4a']] as const) {
    const { text, headers } = await get('/', { ...page, host });
    const style = /<style>(:root\{color-scheme.*?)<\/style>/.exec(text)![1]!;
    expect(style).toContain(`--ground:${ground};`);
    expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const [icon] = /\/icon\.svg\?v=[\w-]+/.exec(text)!;
    const iconAnswer = await get(icon, { host });
    expect(iconAnswer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' });
    expect(iconAnswer.text).toContain(`fill="${accent}"`);
    expect(await get(icon, { host, 'if-none-match': iconAnswer.headers.etag! })).toMatchObject({ status: 304 });
  }
});

test('equal bytes are compressed once', async () => {
  const machine = await readBuild(folder);
  const bytes = new TextEncoder().encode('the same');
  const first = await machine.encode(bytes, await etagOf(bytes));
  expect((await machine.encode(new TextEncoder().encode('the same'), await etagOf(bytes))).br).toBe(first.br);
});

test('hashed files of older builds are served, and no other file of them', async () => {
  const older = mkdtempSync(join(tmpdir(), 'leve-edge-'));
  for (const [name, text] of [['assets/app-0.js', 'older'], ['assets/app-1.js', 'not this'], ['worker.js', 'older']] as const) {
    mkdirSync(dirname(join(older, name)), { recursive: true });
    writeFileSync(join(older, name), text);
  }
  const machine = await readBuild(folder, [older]);
  rmSync(older, { recursive: true });
  const textOf = async (path: string) => new TextDecoder().decode(await machine.bytes(path));
  expect(await textOf('/assets/app-0.js')).toBe('older');
  expect(await textOf('/assets/app-1.js')).toBe(smallScript);
  expect(await machine.bytes('/worker.js')).toBeUndefined();
});

test('healthz and readyz are of the edge itself, readyz of a merchant only while its platform answers', async () => {
  const states = async () => (await Promise.all(['/healthz', '/readyz', '/readyz/leve', '/readyz/brisa'].map((path) => get(path)))).map(({ status }) => status);
  expect(await states()).toEqual([200, 200, 200, 200]);
  for (const path of ['/readyz/nobody', '/readyz/constructor', '/readyz/leve/x']) expect(await get(path), path).toMatchObject({ status: 404 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 });
  silent = true;
  expect(await states()).toEqual([200, 200, 503, 503]);
  silent = false;
  vi.useRealTimers();
});

test.each([['.1'], ['a.999'], ['1.2.3.4.5'], ['a.0x'], ['999.1.1.1:80'], ['\u00ff no host'], ['leve.example/x'], ['a@b']])('the host %s is refused with 400, and logged', async (host) => {
  observed.length = 0;
  expect(await get('/m/home', { ...page, host })).toMatchObject({ status: 400 });
  expect(observed).toMatchObject([{ status: 400, route: 'unreadable', merchant: '' }]);
});

test('requests with two hosts, without a path or unreadable are refused with 400, and logged', async () => {
  for (const head of ['GET /m/home HTTP/1.1\r\nHost: localhost\r\nhOST: brisa.localhost', 'GET nonsense HTTP/1.1\r\nHost: localhost', 'GET /a\\b HTTP/1.1\r\nHost: localhost', 'nonsense']) {
    observed.length = 0;
    expect(await sendRaw(`http://localhost:${port}`, `${head}\r\nConnection: close\r\n\r\n`), head).toMatch(/^HTTP\/1.1 400/);
    expect(observed, head).toMatchObject([{ status: 400, route: 'unreadable' }]);
  }
  for (const host of ['127.0.0.1', '1.2.3.4:80', '[::1]:4173', 'v2.leve7', 'leve.example.']) expect(await get('/healthz', { host }), host).toMatchObject({ status: 200 });
});
