import { expect, test } from 'vitest';
import type { Merchant } from '../../../../src/edge/merchants/merchants.ts';
import { wantedPicture } from '../../../../src/edge/pictures/address.ts';
import { placeholderColoursOf } from '../../../../src/edge/pictures/placeholder-colours.ts';
import { cachingFor, secondsOf } from '../../../../src/edge/pictures/headers.ts';
import { pictureKind } from '../../../../src/edge/pictures/kind.ts';

// Headers of pictures written byte by byte, as their formats say, and what an address may ask for.

const ascii = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));
const big = (value: number, length = 4): number[] => Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) & 255);
const little = (value: number, length = 4): number[] => big(value, length).toReversed();
const kindOf = (...parts: (number[] | number)[]) => pictureKind(Uint8Array.from(parts.flat()));
const noughts = (length: number): number[] => Array.from({ length }, () => 0);

const chunk = (name: string, length = 0): number[] => [...big(length), ...ascii(name), ...noughts(length), ...big(0)];
const pngHead = [0x89, ...ascii('PNG\r\n\x1a\n'), ...big(13), ...ascii('IHDR'), ...big(70_000), ...big(3), ...noughts(5), ...big(0)];

test('a PNG tells its size in its first part, and moves where it says so before its data', () => {
  const pixels = 210_000;
  expect([pngHead.length, kindOf(pngHead), kindOf(pngHead.slice(0, 32))]).toEqual([33, { type: 'image/png', asIs: false, pixels }, undefined]);
  expect(kindOf(pngHead, chunk('gAMA', 4), chunk('acTL', 8), chunk('IDAT'))).toEqual({ type: 'image/apng', asIs: true, pixels });
  expect(kindOf(pngHead, chunk('IDAT'), chunk('acTL', 8))).toEqual({ type: 'image/png', asIs: false, pixels });
  // The head is the first of the thousand parts that are looked at.
  const after = (parts: number) => kindOf(pngHead, ...Array.from({ length: parts }, () => chunk('tEXt')), chunk('acTL'))!.asIs;
  expect([after(998), after(999)]).toEqual([true, false]);
});

const jpegOf = (marker: number, ...before: number[][]) => kindOf(0xff, 0xd8, ...before, 0xff, marker, big(11, 2), 8, big(300, 2), big(500, 2), noughts(4));

test('a JPEG tells its size in its frame, of whatever kind, and in no other segment', () => {
  const frames = Array.from({ length: 18 }, (_, at) => 0xbf + at).filter((marker) => jpegOf(marker));
  expect(frames).toEqual([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
  expect(jpegOf(0xc0)).toEqual({ type: 'image/jpeg', asIs: false, pixels: 150_000 });
  const note = [0xff, 0xe0, ...big(5, 2), 1, 2, 3];
  expect(jpegOf(0xc2, note, [0xff], note)).toEqual({ type: 'image/jpeg', asIs: false, pixels: 150_000 });
  expect([jpegOf(0xc2, note, [0]), kindOf(0xff, 0xd8, 0xff)]).toEqual([undefined, undefined]);
  const after = (parts: number) => jpegOf(0xc0, ...Array.from({ length: parts }, () => note));
  expect([after(999)?.pixels, after(1_000)]).toEqual([150_000, undefined]);
});

const webp = (form: string, ...content: (number[] | number)[]) => kindOf(ascii('RIFF'), big(0), ascii(`WEBP${form}`), big(0), ...content);

test('a WebP tells its size in each of its three forms', () => {
  const sides = (width: number, height: number) => [...little(width, 3), ...little(height, 3)];
  expect(webp('VP8X', 0, noughts(3), sides(69_999, 0x012345))).toEqual({ type: 'image/webp', asIs: false, pixels: 70_000 * 0x012346 });
  expect([webp('VP8X', 2, noughts(3), sides(1, 2)), webp('VP8X', 0xfd, noughts(3), sides(1, 2))]).toEqual([{ type: 'image/webp', asIs: true, pixels: 6 }, { type: 'image/webp', asIs: false, pixels: 6 }]);
  // Fourteen bits each; those above are other things.
  expect(webp('VP8L', 0x2f, little(((3 << 28) | (199 << 14) | 299) >>> 0), noughts(5))).toEqual({ type: 'image/webp', asIs: false, pixels: 60_000 });
  expect(webp('VP8 ', noughts(6), little(0x4000 | 300, 2), little(0xc000 | 200, 2))).toEqual({ type: 'image/webp', asIs: false, pixels: 60_000 });
  expect([webp('VP8Z', noughts(10)), webp('VP8 ', noughts(9)), kindOf(ascii('RIFF'), big(0), ascii('WAVEVP8 '), noughts(20))]).toEqual([undefined, undefined, undefined]);
});

test('an AVIF is named among the brands of its first part, the first 128 bytes of it', () => {
  const avif = (size: number, brands: string) => kindOf(big(size), ascii(`ftypmif1${brands}`), noughts(200));
  expect([avif(40, 'xxxxavif'), avif(40, 'avis'), avif(16, 'xxxxavif'), avif(400, `${'x'.repeat(112)}avif`), avif(400, `${'x'.repeat(113)}avif`)]).toEqual([{ type: 'image/avif', asIs: false }, { type: 'image/avif', asIs: true }, undefined, { type: 'image/avif', asIs: false }, undefined]);
  expect(['GIF87a', 'GIF89a', 'GIF88a', ' GIF89a'].map((start) => kindOf(ascii(start), noughts(10))?.type)).toEqual(['image/gif', 'image/gif', undefined, undefined]);
});

test.each([
  ['', 86_400], ['no-store', 60], ['no-cache', 60], ['Private', 60], ['max-age=59', 60], ['max-age=61', 61], ['public, MAX-AGE=0', 60], ['max-age=31536000', 31_536_000], ['max-age=31536001', 31_536_000], ['max-age=100, private', 60],
])('a host that says "%s" has its picture kept for %i s', (caching, seconds) => expect(secondsOf(caching)).toBe(seconds));

test('only what is kept for a month is said never to change', () => {
  expect([cachingFor(60), cachingFor(30 * 86_400 - 1), cachingFor(30 * 86_400)]).toEqual(['public, max-age=60', 'public, max-age=2591999', 'public, max-age=2592000, immutable']);
});

const hosts = ['/cdn', 'https://img.test/a', 'http://img.test', ''];
const wanted = (address: string, namesImageHosts = false) => wantedPicture(address, { page: { code: 'azul' }, namesImageHosts } as unknown as Merchant, hosts, ['wps', 'cdn']);

test('an address asks for a size of the table at a host of the merchant\'s, and for nothing else', () => {
  expect(wanted('/img/card-240/0/games/a.png?v=1')).toEqual({ width: 240, original: { merchant: 'azul', address: '/cdn/games/a.png?v=1', isNamed: true } });
  expect(wanted('/img/banner-672/1/b.png')).toEqual({ width: 672, original: { merchant: 'azul', address: 'https://img.test/a/b.png', isNamed: false } });
  expect([wanted('/img/banner-672/1/b.png', true)?.original.isNamed, wanted('/img/card-360/0/a.png', true)?.original.isNamed]).toEqual([true, true]);
  for (const address of [
    '/img/card-241/0/a.png', '/img/card-0240/0/a.png', '/img/card-672/0/a.png', '/img/toString-240/0/a.png', '/img/card-240/4/a.png', '/img/card-240/000/a.png', '/img/card-240/0', '/img/card-240/0/', '/img/CARD-240/0/a.png', 'x/img/card-240/0/a.png',
    '/img/card-240/2/a.png', '/img/card-240/0/../wps/wallet', '/img/card-240/0/%2e%2e/wps/wallet', '/img/card-240/1/../b.png', '/img/card-240/1/..%2f..%2f/b.png/../../../c', '/img/card-240/3/a.png',
  ]) expect(wanted(address), address).toBeUndefined();
});

const theme = { ground: '#101010', text: '#ffffff' };
const link = (href: string, place = 'card') => `<a class="x" href="${href}"><img alt="" src="/img/${place}-240/0/a.png"></a>`;

test('a placeholder is the picture\'s own colour where words on it can be read, else a step towards the place\'s', () => {
  const placeholderIn = (place: string, colour: string, words = theme) => /--picture:(#\w+)/.exec(placeholderColoursOf(link('/m/a', place), words, () => colour).css)?.[1];
  expect([placeholderIn('card', '#000000'), placeholderIn('card', '#102030'), placeholderIn('card', '#ffffff'), placeholderIn('banner', '#ffffff'), placeholderIn('banner', '#400000')]).toEqual(['#000', '#123', expect.stringMatching(/^#(.)\1\1$/), expect.stringMatching(/^#(.)\1\1$/), '#400']);
  // Dark words: towards a light ground.
  expect(placeholderIn('card', '#000000', { ground: '#f8f8f8', text: '#000000' })).toMatch(/^#[7-9]{3}$/);
});

test('a link is known by the end of its address; two with the same end and the same placeholder share a rule', () => {
  const css = (...links: string[]) => placeholderColoursOf(links.join(''), theme, () => '#000000').css;
  expect([css(link('/m/a?b=1&amp;c=2')), css(link('/m/a?c=2')), css(link('/m/a'), link('/m/a')), css(link('/m/a'), link('/m/b'))]).toEqual([
    '[href$="c=2"]{--picture:#000}', '[href$="/m/a?c=2"]{--picture:#000}', '[href$="/m/a"]{--picture:#000}', '[href$="/m/a"]{--picture:#000}[href$="/m/b"]{--picture:#000}',
  ]);
});
