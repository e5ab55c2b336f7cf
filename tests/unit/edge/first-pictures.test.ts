import { expect, test } from 'vitest';
import type { MerchantConfig } from '../../../src/contract/page.ts';
import { firstPictures } from '../../../src/edge/first-pictures.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { game, lottery } from '../../support/home-platform.ts';

const paths: string[] = [];

const upstream = {
  async ask(path: string) {
    paths.push(path);
    const games = Array.from({ length: 9 }, (_, at) => game(String(at)));
    const gameMenus = [lottery('1', { tag: 'HOT' }), lottery('2', { tag: '' }), lottery('3', { tag: 'NEW,HOT' })];
    return Response.json({ success: true, value: path.includes('lottery') ? { a: { labelName: 'A', gameMenus }, b: { labelName: 'B', gameMenus } } : { games, pageNum: 1, totalPages: 1 } });
  },
} as unknown as Upstream;

const picturesOf = firstPictures(upstream);
const of = (page: string, query = '') => picturesOf({ code: 'leve' } as MerchantConfig, 'pt', page, query, () => {});

test('a list of games gives the pictures of the first six', async () => {
  expect(await of('gameList', '?gameType=FISH')).toEqual({ list: 'games FISH ', pictures: [0, 1, 2, 3, 4, 5].map((id) => `/games/${id}.svg`) });
});

test('the lottery hall gives each hot lottery once, and none on its other tabs', async () => {
  expect((await of('lottery')).pictures).toEqual(['/lotteries/1.svg', '/lotteries/3.svg']);
  expect(await of('lottery', '?tab=x')).toEqual({ list: '' });
});

test.each([['home', ''], ['gameList', '?gameType=FISH&keyword=a'], ['gameList', '?gameType=MADE_UP'], ['constructor', '']])('the page %s%s asks for no pictures', async (page, query) => {
  const before = paths.length;
  expect(await of(page, query)).toEqual({ list: '' });
  expect(paths).toHaveLength(before);
});
