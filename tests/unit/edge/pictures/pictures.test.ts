import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { widthsAt } from '../../../../src/contract/places.ts';
import { browsers, closePictures, picturesEdge, temporaryFolder } from '../../../support/pictures-edge.ts';
import { rasterArt } from '../../../support/raster.ts';

afterEach(closePictures);

const art = async (format: 'png' | 'jpeg') => new Response(await rasterArt(format), { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } });

const card = '/img/card-240/0/games/tiger.png?v=1';

test('art of makers is sent at the size of its place, in the smallest format that a phone accepts', async () => {
  const { get } = picturesEdge({ platform: (path) => art(path.includes('.png') ? 'png' : 'jpeg') });
  for (const path of [card, '/img/card-240/0/games/tiger.jpg']) {
    const webp = await get(path, { accept: browsers.chrome72 });
    expect(webp.headers.get('content-type')).toBe('image/webp');
    expect(webp.headers.get('vary')).toBe('Accept, Save-Data');
    expect(webp.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = await webp.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(8_200);
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ format: 'webp', width: 240, height: 300 });
    const plain = await get(path, { accept: browsers.old });
    expect(plain.headers.get('content-type')).toBe('image/jpeg');
    expect((await plain.arrayBuffer()).byteLength).toBeLessThan(12_000);
  }
});

test('AVIF is made behind a WebP, which phones keep and shared caches do not', async () => {
  const { get } = picturesEdge({ platform: () => art('png') });
  const first = await get(card, { accept: browsers.chrome });
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=10');
  const bytes = (await first.arrayBuffer()).byteLength;
  const avif = await vi.waitFor(async () => {
    const answer = await get(card, { accept: browsers.chrome });
    expect(answer.headers.get('content-type')).toBe('image/avif');
    return answer;
  }, { timeout: 18_000, interval: 100 });
  expect(avif.headers.get('cache-control')).toContain('immutable');
  expect(avif.headers.get('etag')).not.toBe(first.headers.get('etag'));
  expect((await avif.arrayBuffer()).byteLength).toBeLessThan(Math.min(bytes, 6_000));
  expect((await get(card, { accept: browsers.chrome72 })).headers.get('content-type')).toBe('image/webp');
});

test('a phone that saves data is sent less', async () => {
  const { get } = picturesEdge({ platform: () => art('jpeg') });
  const [full, light] = await Promise.all(['off', 'on'].map(async (saving) => (await get(card, { accept: browsers.chrome72, 'save-data': saving })).arrayBuffer()));
  expect(light!.byteLength).toBeLessThan(full!.byteLength * 0.8);
});

test('an original is fetched once for all its sizes, and each size is made once for all phones', async () => {
  const { get, asked, jobs } = picturesEdge({ platform: () => art('png') });
  const paths = widthsAt('card').map((width) => card.replace('240', String(width)));
  const answers = await Promise.all([...paths, ...paths, ...paths].map((path) => get(path, { accept: browsers.chrome72 })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await Promise.all(paths.map((path) => get(path, { accept: browsers.chrome72 })));
  expect(asked).toEqual(['/cdn/games/tiger.png?v=1']);
  expect(jobs).toHaveLength(paths.length);
});

test('a picture that the phone has is not sent again, and HEAD sends none', async () => {
  const { get } = picturesEdge({ platform: () => art('png') });
  const first = await get(card, { accept: browsers.chrome72 });
  const again = await get(card, { accept: browsers.chrome72, 'if-none-match': first.headers.get('etag')! });
  expect(again.status).toBe(304);
  const head = await get(card, { accept: browsers.chrome72 }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, first.headers.get('content-length'), '']);
  expect((await get(card, {}, 'POST')).status).toBe(405);
});

test('drawings and what moves come as they are', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  const { get, jobs } = picturesEdge({ platform: () => new Response(drawing, { headers: { 'Content-Type': 'text/html' } }) });
  const answer = await get('/img/card-240/0/games/tiger', { accept: browsers.chrome });
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/svg+xml', drawing]);
  // Opened by its address it runs nothing.
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(jobs).toEqual([]);
});

test('transparency stays where a phone has neither AVIF nor WebP', async () => {
  const clear = new Uint8Array(await sharp({ create: { width: 480, height: 192, channels: 4, background: { r: 200, g: 2, b: 3, alpha: 0.5 } } }).png().toBuffer());
  const { get } = picturesEdge({ platform: () => new Response(clear) });
  const answer = await get('/img/vendor-280/0/vendors/a.png', { accept: browsers.old });
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
});

test('a small original that is to be turned is sent turned: an old browser would not', async () => {
  // Its form is larger than it is.
  const grain = sharp({ create: { width: 140, height: 70, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
  const small = await grain.jpeg({ quality: 20 }).withMetadata({ orientation: 6 }).toBuffer();
  const { get } = picturesEdge({ platform: () => new Response(new Uint8Array(small)) });
  for (const accept of [browsers.old, browsers.chrome72]) {
    const made = await sharp(Buffer.from(await (await get('/img/lottery-144/0/a.jpg', { accept })).arrayBuffer())).metadata();
    expect([made.width, made.height, made.orientation ?? 1]).toEqual([70, 140, 1]);
  }
});

test('a small original is never made larger', async () => {
  const small = await rasterArt('webp', 40, 40);
  const { get } = picturesEdge({ platform: () => new Response(small) });
  const answer = await get('/img/lottery-144/0/a.webp', { accept: browsers.chrome72 });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(40);
  expect(bytes.length).toBeLessThanOrEqual(small.length);
});

test('with more originals than the memory holds, what was made of them stays', async () => {
  const arts = await Promise.all(Array.from({ length: 12 }, (_, seed) => rasterArt('jpeg', 240, 300, seed)));
  const total = arts.reduce((sum, { length }) => sum + length, 0);
  const { get, asked, jobs } = picturesEdge({ platform: (path) => new Response(arts[Number(/\d+/.exec(path)![0])]), store: { memory: total } });
  const visit = () => Promise.all(arts.map(async (_, at) => (await get(`/img/vendor-280/0/${at}.jpg`, { accept: browsers.chrome72 })).status));
  for (let visits = 0; visits < 3; visits += 1) expect(new Set(await visit())).toEqual(new Set([200]));
  expect([asked.length, jobs.length]).toEqual([arts.length, arts.length]);
});

test('two edges share a folder: what one has made the other does not make or fetch', async () => {
  const folder = temporaryFolder();
  const one = picturesEdge({ platform: () => art('png'), store: { folder } });
  const other = picturesEdge({ platform: () => art('png'), store: { folder } });
  const first = await (await one.get(card, { accept: browsers.chrome72 })).arrayBuffer();
  const second = await (await other.get(card, { accept: browsers.chrome72 })).arrayBuffer();
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
  expect([other.asked, other.jobs]).toEqual([[], []]);
});

test('a picture that its host says is old is asked for again behind, and the old one serves meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    let format: 'png' | 'jpeg' = 'png';
    const { get, asked } = picturesEdge({ platform: async () => new Response(await rasterArt(format), { headers: { 'Cache-Control': 'max-age=120' } }) });
    const tagOf = async () => (await get(card, { accept: browsers.chrome72 })).headers.get('etag');
    const first = await tagOf();
    format = 'jpeg';
    vi.setSystemTime(Date.now() + 121_000);
    expect(await tagOf()).toBe(first);
    await vi.waitFor(async () => expect(await tagOf()).not.toBe(first), { timeout: 5_000, interval: 30 });
    expect(asked).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('what a phone accepts is read whatever it looks like', async () => {
  const { get } = picturesEdge({ platform: () => art('jpeg') });
  const typeFor = async (accept: string) => (await get(card, { accept })).headers.get('content-type');
  for (const accept of ['IMAGE/WEBP', 'image/webp;q=0.1', 'text/html , image/webp;level=1', ';,,image/webp', `${'x/y,'.repeat(1_000)}image/webp`]) expect([accept.slice(0, 40), await typeFor(accept)]).toEqual([accept.slice(0, 40), 'image/webp']);
  for (const accept of ['', 'image/*', '*/*', 'image/webp;q=0', 'image/webp;level=1;q=0', 'image/webp ; Q=0.000', 'ximage/webp', 'image/webpx', 'image/webp;q=-1', 'x'.repeat(4_096)]) expect([accept.slice(0, 40), await typeFor(accept)]).toEqual([accept.slice(0, 40), 'image/jpeg']);
});
