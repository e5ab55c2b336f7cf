import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { contrast } from '../../../../src/edge/merchants/contrast.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../../src/edge/merchants/ready-made.ts';
import { onArt } from '../../../../src/edge/merchants/theme.ts';
import { placeholderColoursOf } from '../../../../src/edge/pictures/placeholder-colours.ts';
import { browsers, closePictures, picturesEdge, temporaryFolder } from '../../../support/pictures-edge.ts';

afterEach(closePictures);

const theme = { ground: '#101010', text: '#ffffff' };
const link = (href: string, src: string): string => `<li><a class="x" href="${href}"><span>Name</span><img alt="" srcset="${src} 240w" src="${src}"></a></li>`;
const tiger = '/img/card-240/0/games/tiger.png?v=1';

test('each picture\'s colour stands on its link, by the end of the link\'s address', () => {
  const html = link('/m/play?vendor=A&amp;game=1&amp;gameId=tiger', tiger) + link('/m/play?vendor=A&amp;game=2&amp;gameId=ox', '/img/card-240/0/games/ox.png?v=1&amp;w=2');
  const placeholders = placeholderColoursOf(html, theme, (address) => ({ [tiger]: '#402010', '/img/card-240/0/games/ox.png?v=1&w=2': '#000080' })[address]);
  expect(placeholders).toEqual({ css: '[href$="gameId=tiger"]{--picture:#421}[href$="gameId=ox"]{--picture:#008}', unknown: [] });
});

test('what waits for its turn has none', () => {
  expect(placeholderColoursOf(link('/m/a', tiger).replace('<img', '<img loading="lazy"'), theme, () => '#402010')).toEqual({ css: '', unknown: [] });
});

test('a picture that is not known yet is named, one without a colour is not, and two that share a link have none', () => {
  const html = link('/m/a', '/img/card-240/0/a.png') + link('/m/b', '/img/card-240/0/b.png') + link('/m/c', '/img/card-240/0/c.png') + link('/m/c', '/img/card-240/0/d.png');
  const colours: Record<string, string> = { b: '', c: '#400000', d: '#000040' };
  expect(placeholderColoursOf(html, theme, (address) => colours[/(\w)\.png/.exec(address)![1]!])).toEqual({ css: '', unknown: ['/img/card-240/0/a.png'] });
});

test('an address that would end its rule has none', () => {
  for (const hostile of ['&quot;]{}', '</style><script>', "');", 'a\\', '&lt;', '}*{', ' ', '\n']) expect(placeholderColoursOf(link(`/m/play?${hostile}`, tiger), theme, () => '#402010').css).toBe('');
});

test('words can be read on every placeholder, in every ready-made merchant\'s theme', () => {
  const colours = Array.from({ length: 64 }, (_, at) => `#${[at & 3, (at >> 2) & 3, at >> 4].map((step) => (step * 85).toString(16).padStart(2, '0')).join('')}`);
  for (const merchant of parseMerchants(readyMadeFiles)) {
    for (const colour of colours) {
      for (const [place, words] of [['card', merchant.theme.text], ['banner', onArt]] as const) {
        const [, digits] = /#(\w{3})}/.exec(placeholderColoursOf(link('/m/a', `/img/${place}-240/0/a.png`), merchant.theme, () => colour).css)!;
        expect(contrast(words, `#${digits!.replace(/./g, '$&$&')}`), `${merchant.code} ${colour}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

const plainPicture = (background: string | { r: number; g: number; b: number; alpha: number }, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 480, height: 600, channels, background } }).png().toBuffer().then((bytes) => new Response(new Uint8Array(bytes), { headers: { 'Cache-Control': 'max-age=31536000' } }));
const original = { merchant: 'leve', address: '/cdn/games/tiger.png?v=1', isNamed: true };

test('a picture that has been made tells its colour, unless it is seen through or goes on as it is', async () => {
  for (const [platform, expected] of [
    [() => plainPicture('#804020'), /^#(7[ef]|8[01])(3[ef]|4[01])(1[ef]|2[01])$/],
    [() => plainPicture({ r: 128, g: 64, b: 32, alpha: 0.5 }, 4), /^$/],
    [() => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^$/],
  ] as const) {
    const { get, pictures } = picturesEdge({ platform });
    expect(pictures.colourOf!(original)).toBeUndefined();
    await get(tiger, { accept: browsers.chrome72 });
    expect(pictures.colourOf!(original)).toMatch(expected);
  }
});

test('its colour is kept with it: an edge that starts anew knows it with the first request', async () => {
  const folder = temporaryFolder();
  const platform = () => plainPicture('#804020');
  const before = picturesEdge({ platform, store: { folder } });
  await before.get(tiger, { accept: browsers.chrome });
  // Until the AVIF is there.
  await vi.waitFor(async () => expect((await before.get(tiger, { accept: browsers.chrome })).headers.get('content-type')).toBe('image/avif'), { timeout: 18_000, interval: 100 });
  const { get, pictures, jobs } = picturesEdge({ platform, store: { folder } });
  await get(tiger, { accept: browsers.chrome });
  expect([pictures.colourOf!(original), jobs]).toEqual([expect.stringMatching(/^#[78]/), []]);
});
