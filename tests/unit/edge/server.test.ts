import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { slots } from '../../../src/build/page-files.ts';
import type { PageFiles } from '../../../src/build/page-files.ts';
import { createEdge } from '../../../src/edge/edge.ts';
import { listen, serverOf } from '../../../src/edge/listen.ts';
import { gatewayMerchants } from '../../../src/edge/merchants.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';

const script = 'export const answer = 42;'.repeat(40);
const folder = mkdtempSync(join(tmpdir(), 'leve-edge-'));

function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const html = (language: string, name: string) =>
  `<html data-theme="${slots.theme}"><title>${name} ${language} · ${slots.merchant}</title><meta content="${slots.themeColor}">${slots.preload}` +
  `<script type="application/json">${slots.pageData}</script><div>${name === 'home' ? slots.banner : ''}</div></html>`;

function writeBuild(): void {
  const pages: PageFiles['pages'] = {};
  for (const name of ['home', 'unknown']) {
    for (const language of ['pt', 'en']) write(`pages/${language}/${name}.html`, html(language, name));
    const sources = { style: "'sha256-abc='", script: "'sha256-def='" };
    pages[name] = { pt: { file: `pages/pt/${name}.html`, ...sources }, en: { file: `pages/en/${name}.html`, ...sources } };
  }
  const files: PageFiles = { paths: { '/': 'home', '/m/home': 'home' }, pages, themeColors: { dark: '#000', light: '#fff' } };
  write('pages.json', JSON.stringify(files));
  write('index.html', 'for plain static hosts');
  write('assets/app-1.js', script);
  write('assets/app-1.js.br', brotliCompressSync(script));
}

let bannerTitle = '</script><b>&"Sorte"';
let silent = false;

const upstream: Upstream = {
  segments: ['wps'],
  notes: [],
  merchant: (code) => gatewayMerchants('a key').find((merchant) => merchant.code === code),
  answer: (request, response) => void response.end(`platform ${request.url}`),
  async ask(path) {
    if (silent) return new Promise<never>(() => {});
    if (!path.startsWith('/wps/content/banners?types=B&groupName=m_home&platform=M&language=')) throw new Error('no settings here');
    return Response.json({ success: true, value: [{ id: '1', title: bannerTitle, url: '/banner-1.svg' }] });
  },
  close() {},
};

let server: Server;
let port: number;

beforeAll(async () => {
  writeBuild();
  server = serverOf(createEdge({ folder, upstream }));
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
    const asked = ask({ port, path, method, headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode!, headers: response.headers, bytes, text: bytes.toString() });
    });
    asked.on('error', reject);
    asked.end();
  });
}

const page = { accept: 'text/html' };

test('hashed files come compressed, never to be asked for again', async () => {
  const small = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
  expect(brotliDecompressSync(small.bytes).toString()).toBe(script);
  expect((await get('/assets/app-1.js', { 'accept-encoding': 'br;q=0' })).text).toBe(script);
  const again = await get('/assets/app-1.js', { 'if-none-match': `"other", ${small.headers.etag}` });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test('the page speaks the kept language, and the merchant follows the host', async () => {
  expect((await get('/', page)).text).toContain('home pt · Leve');
  expect((await get('/m/home/?a=1', { ...page, cookie: 'x=1; language=en' })).text).toContain('home en · Leve');
  const light = await get('/m/home', { ...page, host: 'brisa.localhost:4173' });
  expect(light.text).toContain('data-theme="light"><title>home pt · Brisa</title><meta content="#fff">');
  expect((await get('/m/home', { ...page, host: '\u00ff no host' })).status).toBe(200);
});

test('what the platform says cannot leave its place in the page', async () => {
  const { text } = await get('/', page);
  expect(text).not.toContain('</script><b>');
  expect(text).toContain('<link rel="preload" as="image" fetchpriority="high" href="/cdn/banner-1.svg">');
  expect(text).toContain('src="/cdn/banner-1.svg"');
  const json = /<script type="application\/json">(.*?)<\/script>/.exec(text)![1]!;
  expect(JSON.parse(json)).toMatchObject({ merchant: { code: 'leve', publicKey: 'a key' }, snapshot: { banner: { title: bannerTitle } } });
});

test('pages are revalidated, and compressed for those who accept it', async () => {
  const first = await get('/', { ...page, 'accept-encoding': 'gzip' });
  expect(gunzipSync(first.bytes).toString()).toContain('home pt');
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie, Sec-Fetch-Site' });
  const again = await get('/', { ...page, 'if-none-match': first.headers.etag! });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('pages carry a strict policy', async () => {
  const { headers } = await get('/', { ...page, 'x-forwarded-proto': 'https' });
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self' 'sha256-def='; style-src 'self' 'sha256-abc='");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['strict-transport-security']).toContain('max-age');
  expect((await get('/', page)).headers['strict-transport-security']).toBeUndefined();
});

test.each([['cross-site', 'same-origin-allow-popups'], ['same-site', 'same-origin-allow-popups'], [undefined, 'same-origin-allow-popups'], ['same-origin', 'unsafe-none'], ['none', 'unsafe-none']])('a page asked for by a site that is %s is sent with the opener policy %s, changed or not', async (from, policy) => {
  const headers = { ...page, ...(from && { 'sec-fetch-site': from }) };
  const first = await get('/', headers);
  const again = await get('/', { ...headers, 'if-none-match': first.headers.etag! });
  expect(again.status).toBe(304);
  expect([first, again].map((answer) => answer.headers['cross-origin-opener-policy'])).toEqual([policy, policy]);
});

test('a path that nothing answers is a true 404, designed for people and plain for others', async () => {
  const person = await get('/nowhere', page);
  expect(person).toMatchObject({ status: 404 });
  expect(person.text).toContain('unknown pt');
  expect(await get('/nowhere')).toMatchObject({ status: 404, text: 'Not found' });
  expect(await get('/assets/app-0.js', page)).toMatchObject({ status: 404, text: 'Not found' });
});

test.each(['/index.html', '/pages.json', '/pages/pt/home.html', '/assets/app-1.js.br', '/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/%2e%2e%2fpages.json', '/%ff%00', '//evil/x'])(
  '%s gives nothing away',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: 'Not found' });
  },
);

test('nonsense is refused in a word', async () => {
  expect(await get(`/${'a'.repeat(5_000)}`)).toMatchObject({ status: 414 });
  expect(await get('nonsense')).toMatchObject({ status: 400 });
  expect(await get('/', page, 'POST')).toMatchObject({ status: 405 });
  for (const cookie of ['language', '=;;=', 'language=%ff', 'language=xx', ';'.repeat(500)]) {
    expect((await get('/', { ...page, cookie })).text).toContain('home pt');
  }
  expect(await get('/m/home', page, 'HEAD')).toMatchObject({ status: 200, text: '' });
});

test('the platform answers its own paths, and robots have theirs', async () => {
  expect((await get('/wps/system/status?a=1')).text).toBe('platform /wps/system/status?a=1');
  expect((await get('/wpsx')).status).toBe(404);
  expect((await get('/robots.txt')).text).toContain('User-agent');
});

test('each merchant has a manifest of its own, in its colours', async () => {
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toBe('application/manifest+json');
  expect(JSON.parse(manifest.text)).toMatchObject({ name: 'Leve', start_url: '/m/home', display: 'standalone', theme_color: '#000', lang: 'pt-BR' });
  const light = JSON.parse((await get('/manifest.webmanifest', { host: 'brisa.localhost' })).text) as { name: string; icons: { src: string; purpose: string }[] };
  expect(light).toMatchObject({ name: 'Brisa', theme_color: '#fff' });
  expect(light.icons.map((icon) => icon.purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src } of light.icons) expect(existsSync(join('src/app/theme/icons', src)), src).toBe(true);
});

test('a platform that is silent holds no page longer than 300 ms, and one that speaks anew is heard', async () => {
  // The snapshot's time is over, and the sockets keep theirs.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
  silent = true;
  const before = performance.now();
  expect((await get('/', page)).text).not.toContain('banner');
  expect(performance.now() - before).toBeLessThan(700);
  silent = false;
  bannerTitle = 'Nova';
  vi.setSystemTime(Date.now() + 2_000);
  expect((await get('/', page)).text).toContain('alt="Nova"');
  vi.useRealTimers();
});
