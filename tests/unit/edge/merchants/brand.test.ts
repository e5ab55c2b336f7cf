import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { shareHead } from '../../../../src/edge/share.ts';
import { readMerchantFolder } from '../../../../src/edge/merchants/folder.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { findMerchants, parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readSvg } from '../../../../src/edge/merchants/svg.ts';

const azul = JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as object;
const svgOf = (inner: string, view = '0 0 300 100') => `<?xml version="1.0"?><!-- a > b --><svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${inner}</svg>`;
const dataOf = (source: string | Buffer, type = 'svg+xml') => `data:image/${type};base64,${Buffer.from(source).toString('base64')}`;
const faultsOf = (more: object) => findMerchants({ 'azul.json': { ...azul, ...more } }).faults.map((fault) => fault.replace('azul.json: ', ''));
const marked = (source: string) => faultsOf({ wordMark: { dark: dataOf(source) } });
const pngOf = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#6fd3ff' } }).png().toBuffer();
const good = svgOf('<g fill="#6fd3ff"><path d="M0 0h300v100H0z"/></g>');
const folder = mkdtempSync(join(tmpdir(), 'leve-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a drawing is read: its ratio and its colours', () => {
  expect(readSvg(svgOf('<path d="M0 0" fill="#FFF"/><path stroke="#123456" fill="none" d="M0 0"/>'))).toEqual({ ratio: 3, colors: ['#ffffff', '#123456'] });
  expect(readSvg(svgOf('<path d="M0 0"/>'))).toEqual({ ratio: 3, colors: ['#000000'] });
});

test.each([
  ['<svg', 'is no well-formed SVG'], ['<p></p>', 'is no well-formed SVG'], [svgOf('<g>'), 'is no well-formed SVG'], [`${good}<svg/>`, 'is no well-formed SVG'],
  [svgOf('<script>x</script><path fill="#fff" d=""/>'), 'has a <script>: draw it as paths'],
  [svgOf('<path onload="x" fill="#fff" d=""/>'), 'has onload, which loads or runs'],
  [svgOf('<path fill="url(https://a.example/x)" d=""/>'), 'has fill, which loads or runs'],
  [svgOf('<path fill="white" d=""/>'), 'has the colour white: write it as #rrggbb'],
  [svgOf('<path fill="#fff" d=""/>', '0 0 100 200'), 'is 0.50 times as wide as high, and must be 1 to 8 times'],
  [svgOf(`<path fill="#fff" d="${'M0 0'.repeat(1_000)}"/>`), 'has 4127 bytes, and may have 3000'],
])('a word mark that must not be shown is refused (%#)', (source, fault) => {
  expect(marked(source).map((line) => line.replace('wordMark.dark: ', ''))).toContain(fault);
});

test('all faults of a word mark are told, its contrast on each ground among them', () => {
  expect(marked(svgOf('<path fill="#112" d=""/>', '0 0 900 100'))).toEqual([
    'wordMark.dark: is 9.00 times as wide as high, and must be 1 to 8 times',
    expect.stringMatching(/^wordMark\.dark: its clearest colour on ground has a contrast of 1\.\d\d:1, and needs 3:1$/),
    expect.stringMatching(/^wordMark\.dark: its clearest colour on surface has a contrast of 1\.\d\d:1, and needs 3:1$/),
  ]);
  expect(faultsOf({ wordMark: { light: dataOf(good) } })).toEqual(['wordMark.dark: is missing, and the theme is dark']);
});

test('a picture of links is a PNG of 1200 x 630', async () => {
  expect(faultsOf({ share: dataOf('GIF89a', 'png') })).toEqual(['share: is no PNG']);
  expect(faultsOf({ share: dataOf(await pngOf(630, 630), 'png') })).toEqual(['share: is 630 x 630, and must be 1200 x 630']);
});

test('what lies in the folder is shown: the word mark in the style of each page, the picture with its size behind each link', async () => {
  mkdirSync(join(folder, 'azul'));
  cpSync('tests/fixtures/merchants/azul.json', join(folder, 'azul.json'));
  writeFileSync(join(folder, 'azul/wordmark-dark.svg'), good);
  writeFileSync(join(folder, 'azul/share.png'), await pngOf(1_200, 630));
  const [merchant] = createMerchants(parseMerchants(readMerchantFolder(folder)), () => 'a key').all;
  expect(merchant!.head).toContain(`.brand>.mark{display:none}.brand>.brand-name{width:84px;height:28px;`);
  expect(merchant!.head).toContain(dataOf(good));
  const head = shareHead(merchant!, '/m/home', { title: 'Início', description: '' });
  const [, path] = /og:image" content="https:\/\/azul\.localhost(\/share-[\w-]{6}\.png)"/.exec(head)!;
  expect(merchant!.icons.get(path!)).toMatchObject({ type: 'image/png' });
  expect(head).toContain('<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">');
});
