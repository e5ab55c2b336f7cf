import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '../../../../../src/contract/limits.ts';
import type { Query } from '../../../../../src/app/screens/gameList/query.ts';
import { game, settle, stubPlatform } from '../../../../support/home-platform.ts';

type Pages = typeof import('../../../../../src/app/screens/gameList/pages.ts');

const favouritesOf: Query = { gameType: '', tab: 'FAV', search: '', vendors: [], minimumBet: 0 };
const all: Query = { ...favouritesOf, tab: 'ALL' };

let favourites: string[];
let catalogue: string[];
let platform: ReturnType<typeof stubPlatform>;

/** Loads the module as a visit or a reload does: its memory is new, the tab's storage is not. */
async function load(): Promise<Pages> {
  vi.resetModules();
  return import('../../../../../src/app/screens/gameList/pages.ts');
}

const shownIds = ({ games }: Pages) => games.value?.map(({ nodeId }) => nodeId);
const calls = () => platform.of('/wps/game/favourites').length;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  favourites = ['1', '2'];
  catalogue = Array.from({ length: 3 * limits.gamePageSize }, (_, at) => `c${at}`);
  platform = stubPlatform({
    '/wps/game/favourites': () => ({ content: favourites.map((id) => game(id)), pageNum: 1, totalPages: 1 }),
    '/wps/game/list': (search: URLSearchParams) => {
      const pageNum = Number(search.get('pageNo'));
      const from = (pageNum - 1) * limits.gamePageSize;
      return { games: catalogue.slice(from, from + limits.gamePageSize).map((id) => game(id)), pageNum, totalPages: Math.ceil(catalogue.length / limits.gamePageSize) };
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a list that was left for a game shows at once, then is refreshed', async () => {
  const before = await load();
  before.showList(favouritesOf);
  await settle();
  before.saveList();
  favourites = ['3', '1'];
  const pages = await load();
  pages.showList(favouritesOf);
  expect(shownIds(pages)).toEqual(['1', '2']);
  await settle();
  expect(shownIds(pages)).toEqual(['3', '1']);
});

test('after another query the saved list is dropped, and fetched anew', async () => {
  const before = await load();
  before.showList(favouritesOf);
  await settle();
  before.saveList();
  const pages = await load();
  pages.showList(all);
  await settle();
  favourites = ['2'];
  const asked = calls();
  pages.showList(favouritesOf);
  expect(shownIds(pages)).toBe(undefined);
  await settle();
  expect([shownIds(pages), calls()]).toEqual([['2'], asked + 1]);
});

test('a return to the list within the page refreshes it; a failure keeps it', async () => {
  const pages = await load();
  pages.showList(favouritesOf);
  await settle();
  favourites = ['9'];
  pages.showList(favouritesOf);
  await settle();
  expect(shownIds(pages)).toEqual(['9']);
  platform.answers['/wps/game/favourites'] = undefined;
  pages.showList(favouritesOf);
  await settle();
  expect([shownIds(pages), pages.failure.value]).toEqual([['9'], undefined]);
});

/** Favourites that the platform gives by pages. */
const byPages = (search: URLSearchParams) => {
  const pageNum = Number(search.get('pageNo'));
  const from = (pageNum - 1) * limits.gamePageSize;
  return { content: favourites.slice(from, from + limits.gamePageSize).map((id) => game(id)), pageNum, totalPages: Math.ceil(favourites.length / limits.gamePageSize) };
};

test.each([2, 5])('a search of the favourites whose only match is on page %i finds it', async (at) => {
  favourites = Array.from({ length: at * limits.gamePageSize }, (_, index) => `c${index}`);
  platform.answers['/wps/game/favourites'] = byPages;
  const pages = await load();
  const wanted = favourites.at(-1)!;
  pages.showList({ ...favouritesOf, search: game(wanted).gameName });
  await settle();
  expect([shownIds(pages), pages.hasMore.value, calls()]).toEqual([[wanted], false, at]);
});

test('a search of the favourites without a match ends as empty after the last page', async () => {
  favourites = Array.from({ length: 2 * limits.gamePageSize + 1 }, (_, index) => `c${index}`);
  platform.answers['/wps/game/favourites'] = byPages;
  const pages = await load();
  pages.showList({ ...favouritesOf, vendors: ['NOBODY'] });
  expect(pages.games.value).toBeUndefined();
  await settle();
  expect([shownIds(pages), pages.hasMore.value, calls()]).toEqual([[], false, 3]);
});

test('favourites that are removed move those of the next page up, and none is left out', async () => {
  favourites = Array.from({ length: 2 * limits.gamePageSize }, (_, index) => `c${index}`);
  platform.answers['/wps/game/favourites'] = byPages;
  const pages = await load();
  pages.showList(favouritesOf);
  await settle();
  for (const id of favourites.splice(0, limits.gamePageSize)) pages.removeGame(id);
  expect([shownIds(pages), pages.hasMore.value]).toEqual([[], true]);
  await pages.loadMore(favouritesOf);
  expect(shownIds(pages)).toEqual(favourites);
});

test('a change of the favourites drops their saved list', async () => {
  const pages = await load();
  const { favourites: stars } = await import('../../../../../src/app/features/games/games.ts');
  stars.value = ['1', '2'];
  pages.showList(favouritesOf);
  await settle();
  stars.value = ['1'];
  pages.showList(favouritesOf);
  expect(shownIds(pages)).toBe(undefined);
});

test('a page loaded and a game removed during a refresh stay loaded and removed', async () => {
  const before = await load();
  before.showList(all);
  await settle();
  before.saveList();
  const pages = await load();
  catalogue = ['new', ...catalogue];
  pages.showList(all);
  void pages.loadMore(all);
  pages.removeGame('c3');
  await settle();
  const shown = shownIds(pages)!;
  expect([shown[0], shown.includes('c3'), shown.length, new Set(shown).size]).toEqual(['new', false, 2 * limits.gamePageSize - 1, 2 * limits.gamePageSize - 1]);
});

test('a platform that repeats one page, and counts a million pages, is called twice', async () => {
  platform.answers['/wps/game/list'] = () => ({ games: [game('c1'), game('c2')], pageNum: 1, totalPages: 1e6 });
  const pages = await load();
  pages.showList(all);
  await settle();
  for (let scrolls = 0; scrolls < 5; scrolls++) await pages.loadMore(all);
  expect(shownIds(pages)).toEqual(['c1', 'c2']);
  expect(platform.of('/wps/game/list')).toHaveLength(2);
});

test('what a shelf of home has of the list shows at once, and is asked for anew', async () => {
  const pages = await load();
  const { gameShelf } = await import('../../../../../src/app/features/games/games.ts');
  const fishing: Query = { ...all, gameType: 'FISH' };
  const shelf = gameShelf('FISH');
  void shelf.load();
  await settle();
  const shelved = catalogue.slice(0, limits.gamePageSize);
  catalogue.unshift('new');
  pages.showList(fishing);
  expect([shownIds(pages), pages.hasMore.value]).toEqual([shelved, true]);
  await settle();
  expect(shownIds(pages)).toEqual(catalogue.slice(0, limits.gamePageSize));
  await pages.loadMore(fishing);
  expect(shownIds(pages)).toEqual(catalogue.slice(0, 2 * limits.gamePageSize));
});

test('a list that is narrowed, or of all games, begins with no shelf', async () => {
  const pages = await load();
  const { gameShelf } = await import('../../../../../src/app/features/games/games.ts');
  void gameShelf('RNG').load();
  await settle();
  for (const narrower of [{ tab: 'NEW' }, { tab: 'HOT' }, { search: 'ouro' }, { vendors: ['BGS'] }, { minimumBet: 5 }, { gameType: '' }]) {
    pages.showList({ ...all, gameType: 'RNG', ...narrower });
    expect(shownIds(pages), JSON.stringify(narrower)).toBe(undefined);
  }
});
