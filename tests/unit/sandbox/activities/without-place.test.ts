import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutPlace } from '../../../../src/sandbox/activities/without-place.ts';

const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1', GPSLongitudeRef: 'W', GPSLongitude: '46/1 38/1 2/1' } };
const picture = () => sharp({ create: { width: 24, height: 16, channels: 3, background: '#248' } }).withExif({ IFD0: { Orientation: '6', Make: 'Fone' }, ...place });

test.each(['jpeg', 'png'] as const)('a %s loses the place where it was taken, and nothing of the picture', async (format) => {
  const sent = await picture().toFormat(format, { quality: 90 }).toBuffer();
  const before = (await sharp(sent).metadata()).exif!;
  const whole = await sharp(sent).raw().toBuffer();
  // 23/1, as either order of bytes writes it.
  const latitude = (exif: Buffer) => exif.includes(Buffer.from('1700000001000000', 'hex')) || exif.includes(Buffer.from('0000001700000001', 'hex'));
  expect(latitude(before)).toBe(true);
  const kept = Buffer.from(withoutPlace(new Uint8Array(sent), `image/${format}`));
  const { exif, width, height, orientation } = await sharp(kept).metadata();
  expect([width, height]).toEqual([24, 16]);
  expect(exif && latitude(exif)).toBeFalsy();
  expect(latitude(kept)).toBe(false);
  if (format === 'jpeg') expect(orientation).toBe((await sharp(sent).metadata()).orientation);
  expect(await sharp(kept).raw().toBuffer()).toEqual(whole);
});

/** A TIFF of either order: its turn (6), a place of three values, of which one stands outside of its entry, and four bytes after it. `at`: where the place is said to be. */
function tiffOf(order: 'II' | 'MM', at = 38): Uint8Array {
  const bytes = new Uint8Array(96).fill(0x55, 92);
  const view = new DataView(bytes.buffer);
  const isLittle = order === 'II';
  const put = (from: number, ...values: readonly [bits: 16 | 32, value: number][]) => {
    for (const [bits, value] of values) {
      if (bits === 16) view.setUint16(from, value, isLittle);
      else view.setUint32(from, value, isLittle);
      from += bits / 8;
    }
  };
  bytes.set(Buffer.from(order));
  put(2, [16, 42], [32, 8]);
  put(8, [16, 2], [16, 0x112], [16, 3], [32, 1], [16, 6], [16, 0], [16, 0x8825], [16, 4], [32, 1], [32, at], [32, 0]);
  // A version of four bytes within its entry, a name of five outside, and an angle of three pairs.
  put(38, [16, 3], [16, 0], [16, 1], [32, 4], [32, 80], [16, 1], [16, 2], [32, 5], [32, 87], [16, 2], [16, 5], [32, 1], [32, 88]);
  bytes.fill(0x17, 80, 92);
  return bytes;
}
const segment = (kind: number, ...content: readonly (string | Uint8Array)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([Buffer.from([0xff, kind, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);
};
const start = Buffer.from([0xff, 0xd8]);
const scan = Buffer.concat([segment(0xda, 'scan'), Buffer.from([0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xd9])]);
const clean = (...parts: readonly Uint8Array[]): Buffer => Buffer.from(withoutPlace(new Uint8Array(Buffer.concat([start, ...parts, scan])), 'image/jpeg'));

test.each(['II', 'MM'] as const)('of a structure in the order %s the place is blank and all else as it was', (order) => {
  const right = tiffOf(order);
  // The entry of the place, the number of its values and these, what stands outside of them: five bytes and eight.
  for (const [from, to] of [[22, 34], [38, 40], [40, 76], [87, 96]] as const) right.fill(0, from, to);
  const tiff = tiffOf(order);
  expect(clean(segment(0xe1, 'Exif\0\0', tiff))).toEqual(Buffer.concat([start, segment(0xe1, 'Exif\0\0', right), scan]));
});

test.each(['II', 'MM'] as const)('a structure in the order %s whose place is said to be elsewhere is blank as a whole', (order) => {
  expect(clean(segment(0xe1, 'Exif\0\0', tiffOf(order, 95)))).toEqual(Buffer.concat([start, segment(0xe1, 'Exif\0\0', new Uint8Array(96)), scan]));
});

test.each([[0, 0], [1, 1], [2, 1], [3, 2], [4, 4], [5, 8], [6, 1], [7, 1], [8, 2], [9, 4], [10, 8], [11, 4], [12, 8], [13, 8]])('five values of the type %i are blank as far as they reach: %i bytes each', (type, size) => {
  const tiff = new Uint8Array(120).fill(0x17);
  const view = new DataView(tiff.buffer);
  tiff.set(Buffer.from('MM'));
  for (const [at, value] of [[4, 8], [14, 1], [18, 26], [32, 5], [36, 60]] as const) view.setUint32(at, value);
  for (const [at, value] of [[8, 1], [10, 0x8825], [26, 1], [30, type]] as const) view.setUint16(at, value);
  const right = tiff.slice();
  for (const [from, to] of [[10, 22], [26, 40], [60, 60 + 5 * size]] as const) right.fill(0, from, to);
  expect(clean(segment(0xe1, 'Exif\0\0', tiff))).toEqual(Buffer.concat([start, segment(0xe1, 'Exif\0\0', right), scan]));
});

test('of a JPEG other words about it go, and what is part of the picture stays', () => {
  const [head, table] = [segment(0xe0, 'JFIF'), segment(0xdb, 'Exif table')];
  expect(clean(head, segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<gps/>'), table)).toEqual(Buffer.concat([start, head, table, scan]));
  expect(clean()).toEqual(Buffer.concat([start, scan]));
});

test('of a PNG words go, and what is part of the picture stays', () => {
  const chunk = (kind: string, content = 'place') => Buffer.concat([Buffer.from([0, 0, 0, content.length]), Buffer.from(`${kind}${content}code`)]);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const [head, data, end] = [chunk('IHDR'), chunk('IDAT', 'tEXt'), chunk('IEND', '')];
  const sent = Buffer.concat([signature, head, chunk('eXIf'), chunk('iTXt'), data, chunk('tEXt'), chunk('zTXt', ''), end]);
  expect(Buffer.from(withoutPlace(new Uint8Array(sent), 'image/png'))).toEqual(Buffer.concat([signature, head, data, end]));
});

test('a picture whose structure lies is taken without a fault', () => {
  const lying = new Uint8Array(Buffer.from('ffd8ffe1002045786966000049492a00ffffff7f0000000000000000ffd9', 'hex'));
  expect(() => withoutPlace(lying, 'image/jpeg')).not.toThrow();
});
