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

test('a picture whose structure lies is taken without a fault', () => {
  const lying = new Uint8Array(Buffer.from('ffd8ffe1002045786966000049492a00ffffff7f0000000000000000ffd9', 'hex'));
  expect(() => withoutPlace(lying, 'image/jpeg')).not.toThrow();
});
