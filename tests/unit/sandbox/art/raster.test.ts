import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { artPath, type ArtKind } from '../../../../src/sandbox/art/art-path.ts';
import { deliveredAs } from '../../../../src/sandbox/art/raster.ts';
import { leagues } from '../../../../src/sandbox/catalogue/leagues.ts';
import { lotteries } from '../../../../src/sandbox/catalogue/lotteries.ts';
import { startSandbox } from '../../../support/sandbox-caller.ts';

const at = (kind: ArtKind, name: string) => `/cdn/${kind}/${encodeURIComponent(name)}.${deliveredAs(kind, name).ending}`;
const get = async (path: string, headers = {}) => (await startSandbox()).fetch(new Request(`http://phone.test${path}`, { headers }));
const gamesAs = (ending: string) => Array.from({ length: 20 }, (_none, index) => `${10_001 + index}-pt`).filter((name) => deliveredAs('games', name).ending === ending);
const firstGame = { jpg: gamesAs('jpg')[0]!, png: gamesAs('png')[0]! };

afterEach(() => vi.unstubAllEnvs());

test.each<[kind: ArtKind, name: string, width: number, height: number, least: number, most: number]>([
  ['games', firstGame.jpg, 480, 600, 30, 55],
  ['games', firstGame.png, 480, 600, 140, 200],
  ['banners', '0-leve-pt', 1312, 544, 70, 200],
  ['banners', '1-leve-en', 820, 340, 70, 200],
  ['announcements', '0', 1200, 600, 50, 150],
  ['activities', 'cashback', 1200, 600, 50, 150],
  ['lotteries', lotteries[0]!.gameCode, 240, 240, 25, 60],
  ['vendors', 'ARENA', 128, 128, 8, 20],
  ['vendors', 'ARENA-large', 400, 160, 30, 70],
  ['crests', leagues[0]!.teams[0]!.name, 128, 128, 5, 20],
])('%s %s has a maker\'s size and weight', async (kind, name, width, height, least, most) => {
  const response = await get(at(kind, name));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { format, ...size } = await sharp(bytes).metadata();
  expect(response.headers.get('content-type')).toBe(`image/${format}`);
  expect(at(kind, name).endsWith(format === 'jpeg' ? '.jpg' : '.png')).toBe(true);
  expect(size).toMatchObject({ width, height });
  expect(bytes.length / 1_000).toBeGreaterThan(least);
  expect(bytes.length / 1_000).toBeLessThan(most);
});

test('both formats are among the first games, and a game has the same in both languages', () => {
  expect(gamesAs('jpg').length).toBeGreaterThan(5);
  expect(gamesAs('png').length).toBeGreaterThan(5);
  for (const name of gamesAs('png')) expect(deliveredAs('games', name.replace('-pt', '-en')).ending).toBe('png');
});

test('two platforms make the same bytes, and a phone that has them gets none', async () => {
  const [one, other] = await Promise.all([get(at('games', firstGame.jpg)), get(at('games', firstGame.jpg))]);
  expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  const again = await get(at('games', firstGame.jpg), { 'If-None-Match': one.headers.get('etag')! });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a card that many phones ask for at once is made once', async () => {
  const platform = await startSandbox();
  const answers = await Promise.all(Array.from({ length: 20 }, () => platform.fetch(new Request(`http://phone.test${at('games', firstGame.png)}`))));
  expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1);
});

test('what lies round a mark shows through', async () => {
  const bytes = await (await get(at('vendors', 'ARENA'))).arrayBuffer();
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
});

test.each(['/cdn/games/none-pt.png', '/cdn/games/none-pt.jpg', `/cdn/games/${firstGame.jpg}.png`, '/cdn/constructor/x.png', '/cdn/crests/x.png', '/cdn/games/.png', '/cdn/games/..%2F..%2Fx.jpg'])('there is nothing at %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('ART=raster names them in the platform\'s answers; any other word is refused', async () => {
  const pathWith = (art: string) => {
    vi.stubEnv('ART', art);
    return artPath('games', firstGame.png);
  };
  expect(artPath('games', firstGame.png)).toContain(`${firstGame.png}.svg?v=`);
  expect(pathWith('raster')).toContain(`${firstGame.png}.png?v=`);
  expect(() => pathWith('paintings')).toThrow('ART is drawings, raster, plain, not paintings');
  vi.unstubAllEnvs();
});

test('ART=plain makes each drawing one colour, of its size', async () => {
  const sizeOf = (svg: string) => /<svg [^>]*>/.exec(svg)![0];
  const path = `/cdn/games/${firstGame.png}.svg`;
  const drawn = await (await get(path)).text();
  vi.stubEnv('ART', 'plain');
  const plain = await (await get(path)).text();
  expect(plain).toMatch(/^<svg [^>]+><rect width="100%" height="100%" fill="#[\da-f]{6}"\/><\/svg>$/);
  expect(sizeOf(plain)).toBe(sizeOf(drawn));
});
