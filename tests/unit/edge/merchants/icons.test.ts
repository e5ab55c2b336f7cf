import { readFileSync, readdirSync } from 'node:fs';
import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawIcon } from '../../../../src/edge/merchants/draw-icon.ts';
import { readMerchantFolder } from '../../../../src/edge/merchants/folder.ts';
import { iconsOf, markColors } from '../../../../src/edge/merchants/icons.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../../src/edge/merchants/ready-made.ts';
import { tintPng } from '../../../../src/edge/merchants/tint.ts';

const [azul, rosa] = parseMerchants(readMerchantFolder('tests/fixtures/merchants')) as [ReturnType<typeof parseMerchants>[0], ReturnType<typeof parseMerchants>[0]];
const iconFile = (path: string) => readFileSync(`src/app/theme/icons${path}`);

/** The chunks of a PNG by type. Fails on a wrong checksum. */
function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, end);
    at = end + 4;
  }
  return chunks;
}

const colorsOf = (palette: Buffer) => Array.from({ length: palette.length / 3 }, (_, index) => `#${palette.toString('hex', index * 3, index * 3 + 3)}`);

test('a tinted icon has the merchant\'s colours and the same pixels', () => {
  for (const name of readdirSync('src/app/theme/icons')) {
    const before = chunksOf(iconFile(`/${name}`));
    const after = chunksOf(Buffer.from(tintPng(iconFile(`/${name}`), markColors(azul.theme))));
    expect(after.IDAT).toEqual(before.IDAT);
    expect(inflateSync(after.IDAT!)).toHaveLength(before.IHDR!.readUInt32BE(0) * (before.IHDR!.readUInt32BE(0) + 1));
    const colors = colorsOf(after.PLTE!);
    expect([colors[0], colors[63], colors[127], colors[255]]).toEqual([azul.theme.accent, azul.theme['on-accent'], azul.theme.accent, azul.theme.accent]);
    expect(new Set(colorsOf(before.PLTE!))).not.toContain(azul.theme.accent);
  }
  expect(() => tintPng(Buffer.from('no picture at all'), markColors(azul.theme))).toThrow('no PNG with a palette');
});

test('icon files have the first ready-made merchant\'s colours, for static hosts', () => {
  const [leve] = parseMerchants(readyMadeFiles);
  for (const name of readdirSync('src/app/theme/icons')) expect(Buffer.from(tintPng(iconFile(`/${name}`), markColors(leve!.theme)))).toEqual(iconFile(`/${name}`));
});

test('a merchant without icons gets the default logo in its colours, at addresses that change with them', () => {
  const icons = iconsOf(azul);
  expect(icons.manifest.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  expect(icons.tab).toMatch(/^\/icon\.svg\?v=[\w-]{6}$/);
  const other = iconsOf({ ...azul, theme: { ...azul.theme, accent: '#ffffff' } });
  expect(other.tab).not.toBe(icons.tab);
  expect(other.manifest[0]!.src).not.toBe(icons.manifest[0]!.src);
  const merchants = createMerchants([azul, rosa], () => 'key');
  const iconAt = drawIcon(iconFile);
  for (const { src } of [...icons.manifest, { src: icons.tab }, { src: icons.touch! }]) expect(iconAt(merchants.ofHost('azul.localhost')!, src.split('?')[0]!)?.body.length).toBeGreaterThan(200);
  expect(iconAt(merchants.ofHost('rosa.localhost')!, '/icon-192.png')).toBeUndefined();
});

test('icons in a merchant file are served, and icons on other hosts are linked and allowed', () => {
  const icons = iconsOf(rosa);
  const [path] = icons.served.keys();
  expect(path).toMatch(/^\/icon-own-[\w-]{6}\.svg$/);
  expect(icons).toMatchObject({ tab: path, manifest: [{ src: path, sizes: 'any', purpose: 'any' }] });
  const served = drawIcon(() => undefined)(createMerchants([rosa], () => 'key').all[0]!, path!)!;
  expect(served.type).toBe('image/svg+xml');
  expect(Buffer.from(served.body).toString()).toContain('<svg');
  const mark = 'https://art.example/mark.svg';
  const far = { ...rosa, icons: { mark, manifest: [{ src: 'https://art.example/192.png', sizes: '192x192', type: 'image/png' as const, purpose: 'any' as const }] } };
  expect(iconsOf(far)).toMatchObject({ tab: mark, touch: 'https://art.example/192.png' });
  const merchant = createMerchants([far], () => 'key').all[0]!;
  expect(merchant.pictures).toContain(mark);
  expect(merchant.head).toContain(`<link rel="icon" href="${mark}">`);
});
