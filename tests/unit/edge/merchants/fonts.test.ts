import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { findMerchants, parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readWoff2 } from '../../../../src/edge/merchants/woff2.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const inter = readFileSync('tests/fixtures/branded/azul/font.woff2');
const bold = readFileSync('tests/fixtures/branded/azul/font-bold.woff2');
const dataOf = (bytes: Uint8Array): string => `data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}`;
const faultsOf = (regular: Uint8Array, more: object = {}) => findMerchants({ 'azul.json': { ...azul, fonts: { regular: dataOf(regular), ...more } } }).faults.map((fault) => fault.slice('azul.json: '.length));
const headOf = (fonts: object) => createMerchants(parseMerchants({ 'azul.json': { ...azul, fonts } }), () => 'a key').all[0]!;

test('a font is read: as high, as deep and as wide as its makers publish, with digits of one width', () => {
  // capsize.dev: Inter has 2,048 units, 1,984 above the line and 494 below it.
  expect(readWoff2(inter)).toEqual({ ascent: 1_984 / 2_048, descent: 494 / 2_048, lineGap: 0, width: expect.closeTo(0.4923, 3), hasEvenDigits: true, missing: [] });
  expect(readWoff2(bold)!.width).toBeGreaterThan(readWoff2(inter)!.width);
});

test('what is no font, is broken or too large is a fault of the file', () => {
  expect(faultsOf(Buffer.from('wOFF, not two'))).toEqual(['fonts.regular: is no well-formed WOFF2']);
  expect(faultsOf(inter.subarray(0, -1))).toEqual(['fonts.regular: is no well-formed WOFF2']);
  expect(faultsOf(inter, { bold: 'data:font/ttf;base64,AAAA' })).toEqual(['fonts.bold: must be a file as data:font/woff2;base64,…']);
  // A metadata block behind the tables, as the format has room for.
  const padded = Buffer.concat([inter, Buffer.alloc(40_000)]);
  padded.writeUInt32BE(padded.length, 8);
  expect(faultsOf(padded)).toEqual([`fonts.regular: has ${padded.length} bytes, and may have 40000: leave out what no language of yours is written with`]);
  expect(faultsOf(inter, { bold: dataOf(bold) })).toEqual([]);
});

test('whatever stands in the place of a font is read or refused, and never unpacked beyond bounds', () => {
  fc.assert(fc.property(fc.nat({ max: inter.length - 1 }), fc.nat({ max: 255 }), (at, byte) => {
    const broken = Buffer.from(inter);
    broken[at] = byte;
    readWoff2(broken);
  }), { numRuns: 200 });
  const bomb = brotliCompressSync(Buffer.alloc(50_000_000));
  const head = Buffer.alloc(48);
  head.write('wOF2');
  head.writeUInt32BE(48 + bomb.length, 8);
  head.writeUInt32BE(bomb.length, 20);
  expect(readWoff2(Buffer.concat([head, bomb]))).toBeUndefined();
});

test('pages load the fonts from the edge, and lay out the phone\'s own in their room', () => {
  const merchant = headOf({ regular: dataOf(inter), bold: dataOf(bold) });
  const path = [...merchant.icons.keys()].find((name) => name.endsWith('.woff2'));
  expect(merchant.icons.get(path!)).toEqual({ type: 'font/woff2', body: new Uint8Array(inter) });
  expect(merchant.head).toContain(`<link rel="preload" as="font" type="font/woff2" href="${path}" crossorigin>`);
  // Both would be more than a page asks for at once.
  expect(merchant.head.match(/rel="preload"/g)).toHaveLength(1);
  expect(merchant.head).toContain(`@font-face{font-family:own;src:url(${path}) format("woff2");font-weight:400;font-display:optional}`);
  expect(merchant.head).toContain('font-weight:400;size-adjust:106.11%;ascent-override:91.3%;descent-override:22.73%;line-gap-override:0%}');
  expect(merchant.head).toContain(':root body{font-family:own,near,system-ui');
  const plain = createMerchants(parseMerchants({ 'azul.json': azul }), () => 'a key').all[0]!;
  expect([plain.head.includes('font-face'), plain.hasFonts, merchant.hasFonts]).toEqual([false, false, true]);
});
