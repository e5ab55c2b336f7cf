import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookOf } from '../../../../src/edge/cards/look.ts';
import { createEdge, type Edge } from '../../../../src/edge/edge.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readBuild } from '../../../../src/edge/node/build.ts';
import { drawCard } from '../../../../src/edge/node/pictures/draw-card.ts';
import { fetchOriginals } from '../../../../src/edge/node/pictures/fetch-original.ts';
import { createCards } from '../../../../src/edge/node/pictures/make-cards.ts';
import { createPictures } from '../../../../src/edge/node/pictures/make-pictures.ts';
import { createResizer } from '../../../../src/edge/node/pictures/resizer.ts';
import { createStore } from '../../../../src/edge/node/pictures/store.ts';
import type { Pictures } from '../../../../src/edge/pictures/pictures.ts';
import type { Upstream } from '../../../../src/edge/upstream.ts';
import { answerFrom } from '../../../../src/edge/upstream-answer.ts';
import { unhurried } from '../../../support/pictures-edge.ts';
import { writeSmallBuild } from '../../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-cards-'));
const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const hostile = '<span size="999999">&amp; "x" \u202eetihW\u0000 \ud800 😀</span>';
const promotions = [
  { id: 'cashback', title: 'Cashback de perdas', summary: 'Receba 10% de volta.', url: '/activities/gift.png', startsAt: 1 },
  { id: 'hostile', title: hostile, summary: 'x'.repeat(9_000), url: '/../../wps/secret', startsAt: 1 },
  { id: 'broken', title: 'Marks\u0300\u0301\u0302'.repeat(40), summary: '', url: '/activities/broken.png', startsAt: 1 },
];
const asked: string[] = [];
const host = 'azul.localhost';

let art: Buffer;
let pictures: Pictures;
let edge: Edge;

beforeAll(async () => {
  art = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ff0000' } }).png().toBuffer();
  writeSmallBuild(join(folder, 'dist'));
  const upstream: Upstream = {
    segments: ['wps', 'cdn'], pages: [], notes: [], answer: async () => answerFrom(new Response()), isReady: async () => true, close() {},
    async ask(path) {
      asked.push(path.replace(/\?.*/, ''));
      if (path.startsWith('/wps/promotion/available')) return Response.json({ success: true, value: promotions });
      if (path.includes('gift')) return new Response(new Uint8Array(art));
      return path.includes('broken') ? new Response('\x89PNG\r\n\x1a\n and no more of it than this, which is no picture') : Response.json({ success: false });
    },
  };
  // As the edge makes them, but on a machine that may be busy.
  const [resizer, store] = [createResizer({ patience: unhurried }), createStore()];
  const made = createPictures({ fetchOriginal: fetchOriginals(upstream), resizer, store });
  pictures = { ...made, card: createCards({ bytesOf: made.bytesOf, resizer, store }) };
  const merchants = createMerchants(parseMerchants({ 'azul.json': azul, 'leve.json': JSON.parse(readFileSync('src/edge/merchants/ready-made/leve.json', 'utf8')) }), () => 'a key');
  edge = createEdge({ machine: await readBuild(join(folder, 'dist')), upstream, merchants, pictures });
});
afterAll(() => {
  pictures.close?.();
  rmSync(folder, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await edge(new Request(`http://${host}${path}`, { headers }), { address: '203.0.113.7', proto: 'https', host }, () => {});
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function sharedBy(path: string) {
  const { document } = new Window();
  document.write((await get(path)).bytes.toString());
  return (name: string) => document.head.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
}

const cardAt = async (path: string) => get((await sharedBy(path))('og:image')!.replace(`https://${host}`, ''));

/** Colour of a card at a point, which its art covers. */
const pixelAt = async (bytes: Buffer, left: number, top: number) => [...(await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];

test('a link to a promotion tells its name, its sentence and a picture with its size and its words', async () => {
  const of = await sharedBy('/m/activityInfo?utm_source=x&id=cashback');
  expect([of('og:title'), of('og:description'), of('og:url'), of('og:image:width'), of('og:image:height'), of('og:image:alt'), of('twitter:card')]).toEqual([
    'Cashback de perdas · Azul da Sorte', 'Receba 10% de volta.', `https://${host}/m/activityInfo?id=cashback`, '1200', '630', 'Cashback de perdas · Azul da Sorte', 'summary_large_image',
  ]);
  expect(of('og:image')).toMatch(/^https:\/\/azul\.localhost\/share\/pt\/activityInfo\.png\?id=cashback&v=[\w-]{6}$/);
  expect(of('twitter:image')).toBe(of('og:image'));
});

test('the picture is a PNG of 1200 x 630 that WhatsApp takes, with what the page is about in it; it is kept', async () => {
  const { status, headers, bytes } = await cardAt('/m/activityInfo?id=cashback');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/png', 'public, max-age=86400']);
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height, bytes.length < 300_000]).toEqual(['png', 1_200, 630, true]);
  const [red, green, blue] = await pixelAt(bytes, 930, 308);
  expect([red! > 200, green! < 60, blue! < 60]).toEqual([true, true, true]);
  const before = asked.filter((path) => path.includes('gift')).length;
  const again = await cardAt('/m/activityInfo?id=cashback');
  expect(again.bytes.equals(bytes)).toBe(true);
  expect(asked.filter((path) => path.includes('gift'))).toHaveLength(before);
  const address = (await sharedBy('/m/activityInfo?id=cashback'))('og:image')!.replace(`https://${host}`, '');
  expect((await get(address, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
});

test('the ground is the theme\'s, whatever colours the art has; a photograph is short enough all the same', async () => {
  const svg = (inner: string, view: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view}">${inner}</svg>`);
  const wordMark = `data:image/svg+xml;base64,${svg('<path d="M0 0h300v100H0z" fill="#6fd3ff"/>', '300 100').toString('base64')}`;
  const look = { ...lookOf(parseMerchants({ 'azul.json': azul })[0]!), host: 'azul.example', wordMark };
  const of = async (picture: Buffer) => drawCard(sharp as Parameters<typeof drawCard>[0], { title: 'Tigre', text: 'Jogue no celular, sem instalar nada.', age: '18', look, art: picture }, 1e7);
  const drawn = await of(svg('<rect width="240" height="300" fill="#246"/><circle cx="120" cy="140" r="70" fill="#fc3"/>', '240 300'));
  expect(await pixelAt(drawn, 20, 400)).toEqual([0x0a, 0x10, 0x24]);
  const photograph = await of(await sharp({ create: { width: 480, height: 600, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 50 } } }).png().toBuffer());
  expect(photograph.length).toBeLessThan(300_000);
});

test('whatever a promotion is called, its picture is drawn, and its words end no element', async () => {
  for (const [id, seconds] of [['hostile', 86_400], ['broken', 60]]) {
    const { status, headers, bytes } = await cardAt(`/m/activityInfo?id=${id}`);
    const { width, height } = await sharp(bytes).metadata();
    expect([id, status, width, height, bytes.length < 300_000]).toEqual([id, 200, 1_200, 630, true]);
    // Its picture may come a minute later.
    expect([id, headers.get('cache-control')]).toEqual([id, `public, max-age=${seconds}`]);
  }
  expect((await sharedBy('/m/activityInfo?id=hostile'))('og:title')).toContain('<span size="999999">');
  expect(asked).not.toContain('/wps/secret');
});

test('an address that somebody made up has the card of its page, and none of its own', async () => {
  const plain = (await sharedBy('/m/activityInfo'))('og:image');
  for (const id of ['nothing', '__proto__', '<b>&amp;']) expect((await sharedBy(`/m/activityInfo?id=${encodeURIComponent(id)}`))('og:image')).toBe(plain);
  const cards = await Promise.all(['?id=1', '?id=2&v=x', '?text=none', ''].map((query) => get(`/share/pt/activityInfo.png${query}`)));
  expect(new Set(cards.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  // The platform may only have been slow to tell what it is about.
  expect(new Set(cards.map(({ headers }) => headers.get('cache-control')))).toEqual(new Set(['public, max-age=60']));
  const wrong = ['/share/xx/home.png', '/share/pt/nothing.png', '/share/pt/unknown.png', '/share/pt/ownText.png?text=none', '/share/pt/__proto__.png', '/share/pt/home.svg', '/share/'];
  expect(await Promise.all(wrong.map(async (path) => (await get(path)).status))).toEqual(wrong.map(() => 404));
});

test('where nothing can be drawn, the merchant\'s icon stands for it', async () => {
  const address = (await sharedBy('/m/home'))('og:image')!.replace(`https://${host}`, '');
  const draw = pictures.card;
  pictures.card = async () => undefined;
  const { status, headers } = await get(address);
  pictures.card = draw!;
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, expect.stringMatching(/^\/icon-512\.png/), 'no-store']);
});
