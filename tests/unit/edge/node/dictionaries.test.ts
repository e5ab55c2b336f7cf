import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge, type Edge } from '../../../../src/edge/edge.ts';
import { differencesTo, type Compress } from '../../../../src/edge/node/dictionaries.ts';
import { readBuild } from '../../../../src/edge/node/build.ts';
import { answerFrom } from '../../../../src/edge/upstream-answer.ts';
import { readyMerchants } from '../../../support/merchants.ts';
import { writeSmallBuild } from '../../../support/small-build.ts';

const newer = mkdtempSync(join(tmpdir(), 'leve-newer-'));
const older = mkdtempSync(join(tmpdir(), 'leve-older-'));

/** A script that compresses badly, and the same of a later build. */
const before = `export const words = '${randomBytes(4_000).toString('base64')}';`;
const after = `${before}export const more = 1;`;

/** Another file of the build before. */
const other = `export const others = '${randomBytes(4_000).toString('base64')}';`;

let edge: Edge;

beforeAll(async () => {
  for (const [folder, name, script] of [[older, 'home-shared-a1', before], [older, 'home-a1', other], [newer, 'home-shared-b2', after], [newer, 'tiny-b2', 'export {};']] as const) {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'assets', `${name}.js`), script);
    writeFileSync(join(folder, 'assets', `${name}.js.br`), brotliCompressSync(script));
  }
  writeSmallBuild(newer);
  const upstream = { segments: ['wps'], pages: [], notes: [], close() {}, isReady: async () => true, answer: async () => answerFrom(new Response()), ask: () => Promise.reject(new Error('no platform')) };
  edge = createEdge({ machine: await readBuild(newer, [older]), upstream, merchants: readyMerchants() });
});

afterAll(() => {
  for (const folder of [newer, older]) rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string>) => edge(new Request(`http://localhost${path}`, { headers }), { address: '', proto: 'https', host: 'localhost' }, () => {});

const digestOf = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`;
const everything = 'gzip, deflate, br, zstd, dcb, dcz';

test('a hashed file says which later files it can stand for; one too small to win anything says nothing', async () => {
  const { headers } = await get('/assets/home-shared-b2.js', { 'Accept-Encoding': 'br' });
  expect([headers.get('use-as-dictionary'), headers.get('vary'), headers.get('content-encoding')]).toEqual(['match="/assets/home-shared-*.js"', 'Accept-Encoding, Available-Dictionary', 'br']);
  const tiny = await get('/assets/tiny-b2.js', { 'Accept-Encoding': 'br' });
  expect([tiny.headers.get('use-as-dictionary'), tiny.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
});

test('a phone that has the file of the build before is sent the difference', async () => {
  const response = await get('/assets/home-shared-b2.js', { 'Accept-Encoding': everything, 'Available-Dictionary': digestOf(before) });
  const body = Buffer.from(await response.arrayBuffer());
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-encoding': 'dcz', 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, max-age=31536000, immutable', vary: 'Accept-Encoding, Available-Dictionary', 'content-length': String(body.length) });
  expect(body.length).toBeLessThan(120);
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(`:${body.subarray(8, 40).toString('base64')}:`).toBe(digestOf(before));
  expect(zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(before) }).toString()).toBe(after);
});

test.each([
  ['whose file is of no build that is kept', { 'Accept-Encoding': everything, 'Available-Dictionary': digestOf('another') }],
  ['whose file is another one of the build before', { 'Accept-Encoding': everything, 'Available-Dictionary': digestOf(other) }],
  ['that refuses differences', { 'Accept-Encoding': 'gzip, br, dcz;q=0', 'Available-Dictionary': digestOf(before) }],
  ['that cannot read differences', { 'Accept-Encoding': 'gzip, br', 'Available-Dictionary': digestOf(before) }],
  ['that says nonsense', { 'Accept-Encoding': everything, 'Available-Dictionary': '"' }],
])('a phone %s is sent the whole file', async (_name, headers) => {
  const { status, headers: sent } = await get('/assets/home-shared-b2.js', headers);
  expect([status, sent.get('content-encoding'), sent.get('cache-control')]).toEqual([200, 'br', 'public, max-age=31536000, immutable']);
});

test('each difference is made once, and one at a time', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const file = (text: string) => ({ plain: new TextEncoder().encode(text) });
  const scripts = names.map((name) => `export const ${name} = '${randomBytes(2_000).toString('base64')}';`);
  const compressing = { now: 0, most: 0, count: 0 };
  const compress: Compress = async (plain) => {
    compressing.count++;
    compressing.most = Math.max(compressing.most, ++compressing.now);
    await new Promise(setImmediate);
    compressing.now--;
    return Buffer.from(plain.subarray(0, 10));
  };
  const differenceOf = differencesTo(new Map(scripts.map((script, at) => [`/assets/${names[at]}-1.js`, file(script)])), compress);
  const ask = (at: number, by = at) => differenceOf(`/assets/${names[at]}-2.js`, file(`${scripts[at]}//`), digestOf(scripts[by]!), everything);
  const found = await Promise.all([0, 1, 2, 3, 0, 1, 2, 3].map((at) => ask(at)));
  expect(found.every(Boolean)).toBe(true);
  expect(compressing).toEqual({ now: 0, most: 1, count: 4 });
  for (const at of [1, 2, 3]) expect(ask(0, at)).toBeUndefined();
});
