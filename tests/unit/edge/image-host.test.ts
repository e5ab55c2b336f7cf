import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageData } from '../../../src/contract/page.ts';
import { createEdge } from '../../../src/edge/edge.ts';
import type { Edge } from '../../../src/edge/edge.ts';
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
  const { snapshot } = JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(html)![1]!) as PageData;
  return { etag: response.headers.get('etag')!, host: snapshot.imageHost!, banner: /<img class="banner-picture" src="([^"]+)"/.exec(html)![1]! };
}

test('E08 the first picture comes from a random image host, which the page names', async () => {
  const visits = await Promise.all(Array.from({ length: 60 }, visit));
  for (const { host, banner } of visits) expect(banner).toBe(`${hosts[host]}/banner-1.svg`);
  expect(new Set(visits.map(({ host }) => host)).size).toBe(hosts.length);
});

test('a phone with the page keeps its image host, and gets 304', async () => {
  const { etag } = await visit();
  for (let count = 0; count < 20; count++) expect((await get({ 'if-none-match': etag })).status).toBe(304);
  expect((await get({ 'if-none-match': 'W/"other.7"' })).status).toBe(200);
});
