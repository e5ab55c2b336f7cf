import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureKind } from '../../../../src/edge/pictures/kind.ts';
import { rasterArt } from '../../../support/raster.ts';
import { threadWork } from '../../../support/thread-work.ts';

const text = (content: string) => new TextEncoder().encode(content);

test('a picture is known by its bytes, with its pixels before it is decoded', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    expect(pictureKind(await rasterArt(format))).toEqual({ type: `image/${format}`, asIs: false, pixels: 480 * 600 });
  }
  expect(pictureKind(await rasterArt('avif'))).toEqual({ type: 'image/avif', asIs: false });
  const clear = sharp({ create: { width: 30, height: 20, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } });
  for (const lossless of [true, false]) {
    expect(pictureKind(await clear.clone().webp({ lossless }).toBuffer())).toEqual({ type: 'image/webp', asIs: false, pixels: 600 });
  }
});

test('a drawing and what moves go on as they are', async () => {
  const frames = sharp([await rasterArt('png', 40, 40, 1), await rasterArt('png', 40, 40, 2)].map((bytes) => Buffer.from(bytes)), { join: { animated: true } });
  expect(pictureKind(await frames.clone().webp().toBuffer())).toMatchObject({ type: 'image/webp', asIs: true });
  expect(pictureKind(await frames.clone().gif().toBuffer())).toMatchObject({ type: 'image/gif', asIs: true });
  const still = Buffer.from(await rasterArt('png', 40, 40));
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  expect(pictureKind(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))).toMatchObject({ type: 'image/apng', asIs: true });
  for (const drawing of ['<svg xmlns="a"/>', '\u{feff}<?xml version="1.0"?>\n<!-- a tiger -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>']) {
    expect(pictureKind(text(drawing))).toEqual({ type: 'image/svg+xml', asIs: true });
  }
});

test('what is no picture is none, and half a header is no error', async () => {
  for (const content of ['', '<', '<html><svg>', '{"success":false}', 'GIF', '<svgz>', `<!--${'-'.repeat(5_000)}`]) expect(pictureKind(text(content))).toBeUndefined();
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    const whole = await rasterArt(format, 60, 60);
    for (let length = 0; length < 80; length += 1) expect(() => pictureKind(whole.slice(0, length))).not.toThrow();
  }
});

test('an AVIF may name another format first', async () => {
  const plain = Buffer.from(await rasterArt('avif', 60, 40));
  const size = plain.readUInt32BE(0);
  const brands = (...names: string[]) => Buffer.concat([Buffer.from([0, 0, 0, 16 + 4 * (names.length - 1)]), Buffer.from(`ftyp${names[0]}\0\0\0\0${names.slice(1).join('')}`, 'latin1'), plain.subarray(size)]);
  expect(pictureKind(brands('mif1', 'avif', 'miaf'))).toEqual({ type: 'image/avif', asIs: false });
  expect(pictureKind(brands('mif1', 'avis', 'avif'))).toEqual({ type: 'image/avif', asIs: true });
  expect(pictureKind(brands('mif1', 'heic'))).toBeUndefined();
  expect((await sharp(brands('mif1', 'avif', 'miaf')).metadata()).width).toBe(60);
});

test('a marker of a JPEG may be padded', async () => {
  const plain = Buffer.from(await rasterArt('jpeg', 60, 40));
  expect(pictureKind(Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xff]), plain.subarray(2)]))).toMatchObject({ pixels: 2_400 });
});

test('what is made to be read for long is read in a moment', () => {
  const flat = new Uint8Array(10 * 1024 * 1024);
  const header = [...Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x0a\0\0\0\x0a', 'latin1')];
  flat.set(header);
  const segments = new Uint8Array(10 * 1024 * 1024);
  for (let at = 2; at < segments.length; at += 4) segments.set([0xff, 0xe0, 0, 2].slice(0, segments.length - at), at);
  segments.set([0xff, 0xd8]);
  const comments = ['<!---->'.repeat(26), '<!-- a --> '.repeat(40), '<!DOCTYPE><!---->'.repeat(30), '<?xml'.repeat(300)].map((made) => text(`${made}x`));
  for (const made of [flat, segments, ...comments]) expect(threadWork(() => pictureKind(made))).toBeLessThan(60);
});

test('a drawing may have a comment, a type with entities and a declaration before it', () => {
  for (const before of ['', '<?xml version="1.0" encoding="utf-8"?>\r\n', '<!DOCTYPE svg [ <!ENTITY ns "http://a"> <!ENTITY b "c"> ]>', '<!-- <html> --><!-- -- a -->\n', '<!doctype svg>']) {
    expect(pictureKind(text(`${before}<svg width="1"/>`))).toEqual({ type: 'image/svg+xml', asIs: true });
    expect(pictureKind(text(`${before}<html><svg width="1"/>`))).toBeUndefined();
  }
  expect(pictureKind(text('<SVG>'))).toBeDefined();
});
