import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageData, pictureAddress } from '../../../src/contract/page.ts';
import { createEdge, type Edge } from '../../../src/edge/edge.ts';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../src/edge/merchants/ready-made.ts';
import { readBuild } from '../../../src/edge/node/build.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { answerFrom } from '../../../src/edge/upstream-answer.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-hosts-'));
const hosts = ['https://one.example', 'https://two.example'];

const upstream: Upstream = {
  segments: ['wps'], pages: [], notes: [],
  answer: async () => answerFrom(new Response()),
  isReady: async () => true,
  ask: async (path) => Response.json(path.includes('/banners') ? { success: true, value: [{ id: '1', title: 'Sorte', url: '/banner-1.svg' }] } : { success: false }),
  close() {},
};

let edge: Edge;
beforeAll(async () => {
  writeSmallBuild(folder);
  const merchants = parseMerchants(readyMadeFiles).map((merchant) => ({ ...merchant, imageCDNs: hosts }));
  edge = createEdge({ machine: await readBuild(folder), upstream, merchants: createMerchants(merchants, () => 'a key') });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (headers: Record<string, string> = {}) =>
  edge(new Request('http://localhost/m/home', { headers }), { address: '127.0.0.1', proto: 'http', host: 'localhost' }, () => {});

async function visit(): Promise<{ etag: string; host: number; banner: string }> {
  const response = await get();
  const html = await response.text();
  const data = JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)![1]!) as PageData;
  return { etag: response.headers.get('etag')!, host: data.imageHost!, banner: /<img class="banner-picture" src="([^"]+)"/.exec(html)![1]! };
}

test('E08 the first picture comes from a random image host, which the page names', async () => {
  const visits = await Promise.all(Array.from({ length: 60 }, visit));
  for (const { host, banner } of visits) expect(banner).toBe(`${hosts[host]}/banner-1.svg`);
  expect(new Set(visits.map(({ host }) => host)).size).toBe(hosts.length);
});

test('E08 every further page of a visit has the image host of the first', async () => {
  const first = await get();
  const cookie = first.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^imageHost=[01]; Path=\/; SameSite=Lax$/);
  const { etag } = await visit();
  for (let count = 0; count < 20; count++) {
    const again = await get({ cookie: `language=pt; ${cookie.split(';')[0]}`, ...(count % 2 && { 'if-none-match': etag }) });
    if (again.status === 200) expect(await again.text()).toContain(`"imageHost":${cookie[10]}`);
    else expect(etag).toContain(`.${cookie[10]}"`);
  }
  for (const odd of ['imageHost=7', 'imageHost=-1', 'imageHost=', 'imageHost=1e0', 'imageHost=x']) expect((await get({ cookie: odd })).status).toBe(200);
});

test('pictures are drawn below their host with and without a slash, and whole addresses stay', () => {
  for (const path of ['games/x.png', '/games/x.png', ' /games/x.png', '//games/x.png'.slice(1)]) expect(pictureAddress(path, '/cdn')).toBe('/cdn/games/x.png');
  expect(pictureAddress('//img.example/x.png', '/cdn')).toBe('https://img.example/x.png');
  for (const whole of ['https://img.example/x.png', 'HTTPS://img.example/x.png', 'data:image/png;base64,AA', '']) expect(pictureAddress(whole, '/cdn')).toBe(whole);
  expect(pictureAddress('x.png', '')).toBe('/x.png');
  expect(pictureAddress('javascript:alert(1)', '/cdn')).toBe('/cdn/javascript:alert(1)');
});

test('a merchant whose file names no image hosts has those of the platform that can be one, and its root opens the page of domainRoute', async () => {
  const { imageCDNs: _none, ...file } = parseMerchants(readyMadeFiles)[0]!;
  let settings: object = {};
  const whole = { customerService: {}, imageCDNs: [], mobileTemplate: {}, resources: [], whitelabel: {}, promotions: {}, contacts: {}, speakFailures: false, jackpot: 'off' };
  const visitWith = async (given: object, path = '/m/home', host = 'leve.example') => {
    settings = { ...whole, ...given };
    const ask: Upstream['ask'] = async (called) => Response.json(called.startsWith('/wps/system/settings') ? { success: true, value: settings } : { success: true, value: [{ id: '1', title: 'Sorte', url: 'banner-1.svg' }] });
    const other = createEdge({ machine: await readBuild(folder), upstream: { ...upstream, ask }, merchants: createMerchants([file], () => 'a key') });
    return other(new Request(`http://${host}${path}`), { address: '127.0.0.1', proto: 'http', host }, () => {});
  };
  const ofPlatform = await visitWith({ imageCDNs: ['https://img.example/'] });
  expect(await ofPlatform.text()).toContain('src="https://img.example/banner-1.svg"');
  expect(ofPlatform.headers.get('content-security-policy')).toContain("img-src 'self' data: https://img.example;");
  expect(await (await visitWith({ paths: { images: '/art' } })).text()).toContain('src="/art/banner-1.svg"');
  expect(await (await visitWith({ imageCDNs: ["https://a'; script-src *", 'cdn'] })).text()).toContain('src="/cdn/banner-1.svg"');

  const domainRoute = { 'leve.example': '/m/notice', 'evil.example': 'https://evil.example', 'odd.example': '/m/nowhere', 'home.example': '/m/home' };
  for (const [host, path, location] of [['leve.example', '/?a=1', '/m/notice?a=1'], ['www.leve.example:80', '/', '/m/notice']] as const) {
    const moved = await visitWith({ domainRoute }, path, host);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, location]);
  }
  for (const host of ['evil.example', 'odd.example', 'home.example', 'other.example', '__proto__']) expect((await visitWith({ domainRoute }, '/', host)).status, host).toBe(200);
  expect((await visitWith({ domainRoute }, '/m/home')).status).toBe(200);
});

test('a phone with the page keeps its image host, and gets 304', async () => {
  const { etag } = await visit();
  for (let count = 0; count < 20; count++) expect((await get({ 'if-none-match': etag })).status).toBe(304);
  expect((await get({ 'if-none-match': 'W/"other.7"' })).status).toBe(200);
});
