import { beforeAll, describe, expect, test } from 'vitest';
import { allVassalage, gameList, hotGames, vassalageGameType, type Game } from '../../../../src/contract/endpoints/games.ts';
import { favouriteGames, recentGames } from '../../../../src/contract/endpoints/play.ts';
import { categories } from '../../../../src/contract/categories.ts';
import { read } from '../../../../src/contract/shape.ts';
import { searchable } from '../../../../src/sandbox/games/searchable.ts';
import { mostRecent } from '../../../../src/sandbox/games/own-lists.ts';
import { player } from '../../../support/sandbox-player.ts';

type Player = Awaited<ReturnType<typeof player>>;

let marina: Player;
let everything: Game[];

async function list(fields: Record<string, string | number> = {}, phone = marina) {
  const query = new URLSearchParams({ merchant: 'leve', platform: 'html5', language: 'pt', gameType: '', pageNo: '1', pageSize: '26' });
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  return read(gameList.value, (await phone.call(`/wps/game/list?${query}`)).value);
}

async function listAll(fields: Record<string, string | number> = {}): Promise<Game[]> {
  const all: Game[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const page = await list({ ...fields, pageNo });
    all.push(...page.games);
    if (pageNo >= page.totalPages) return all;
  }
}

beforeAll(async () => {
  marina = await player();
  everything = await listAll();
});

describe('the list of games', () => {
  test('has every game once over its pages', async () => {
    expect(everything.length).toBeGreaterThanOrEqual(640);
    expect(new Set(everything.map(({ nodeId }) => nodeId)).size).toBe(everything.length);
    const first = await list();
    expect(first).toMatchObject({ pageNum: 1, totalPages: Math.ceil(everything.length / 26) });
    expect(first.games).toHaveLength(26);
  });

  test('is empty beyond its last page, and clamps invalid paging', async () => {
    expect((await list({ pageNo: 999 })).games).toEqual([]);
    expect((await list({ pageNo: -5, pageSize: 0 })).games).toHaveLength(1);
    expect((await list({ pageSize: 1e9 })).games).toHaveLength(100);
    expect((await list({ pageNo: 1e300 })).games).toEqual([]);
  });

  test.each<[string, Record<string, string | number>, (game: Game) => boolean]>([
    ['a category', { gameType: 'FISH' }, ({ gameType }) => gameType === 'FISH'],
    ['vendors', { vassalage: 'BGS, MARE' }, ({ vassalage }) => ['BGS', 'MARE'].includes(vassalage)],
    ['new games', { gameType: 'RNG', isNew: 1 }, ({ gameType, isNew }) => gameType === 'RNG' && isNew === true],
    ['the minimum bet', { gameType: 'RNG', minimumBet: 10 }, ({ gameType, minimumBet }) => gameType === 'RNG' && minimumBet! <= 10],
    ['a name without its accents', { gameName: 'DRAGAO' }, ({ gameName }) => searchable(gameName).includes('dragao')],
    ['all at once', { gameType: 'RNG', vassalage: 'BGS', minimumBet: 50, gameName: 'a' }, ({ gameType, vassalage, minimumBet, gameName }) =>
      gameType === 'RNG' && vassalage === 'BGS' && minimumBet! <= 50 && searchable(gameName).includes('a')],
  ])('is filtered by %s', async (_, fields, fits) => {
    const expected = everything.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect((await listAll(fields)).map(({ nodeId }) => nodeId)).toEqual(expected.map(({ nodeId }) => nodeId));
  });

  test('is filtered by a vendor’s classifications', async () => {
    const vendors = read(allVassalage.value, (await marina.call('/wps/game/vassalage?language=en')).value);
    const { vassalage, classifications } = vendors.find(({ vassalage: code }) => code === 'BGS')!;
    expect(classifications.length).toBeGreaterThan(1);
    const counts = await Promise.all(classifications.map(async ({ code }) => (await listAll({ vassalage, gameClassify: code })).length));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(everything.filter((game) => game.vassalage === vassalage).length);
  });

  test('is searched by names in the requested language', async () => {
    const tiger = (await list({ gameName: 'tigre' })).games[0]!;
    expect((await listAll({ gameName: 'tiger', language: 'en' })).some(({ nodeId }) => nodeId === tiger.nodeId)).toBe(true);
    expect((await listAll({ gameName: 'tigre', language: 'en' })).some(({ nodeId }) => nodeId === tiger.nodeId)).toBe(false);
  });

  test.each(["'; drop table games; --", '%', '_', '\\', '" or 1=1', '\u0000', 'ﷺ'.repeat(5_000), '(*.*)'])('treats %j as a name', async (gameName) => {
    expect((await list({ gameName: gameName.slice(0, 2_000) })).games).toEqual([]);
    expect((await list()).games).toHaveLength(26);
  });

  test('is empty for unknown vendors', async () => {
    expect(await list({ vassalage: "NONE,' or ''='" })).toMatchObject({ games: [], totalPages: 0 });
  });

  test.each<Record<string, string | number>>([{ vassalage: '' }, { vassalage: ' , ,' }, { gameName: '  ' }, { gameClassify: '' }, { isNew: 0 }, { minimumBet: 0 }])('is whole by the blank filter %j', async (blank) => {
    expect(await list(blank)).toEqual(await list());
  });

  test('has the vendors between blanks, and the games at the minimum bet but none above', async () => {
    expect(await list({ vassalage: ',MARE,,' })).toEqual(await list({ vassalage: 'MARE' }));
    const bets = [...new Set(everything.map(({ minimumBet }) => minimumBet!))].toSorted((one, other) => one - other);
    const upTo = async (minimumBet: number) => (await listAll({ minimumBet })).length;
    const expected = (most: number) => everything.filter(({ minimumBet }) => minimumBet! <= most).length;
    for (const bet of bets.slice(0, 3)) expect([await upTo(bet), await upTo(bet + 0.9)]).toEqual([expected(bet), expected(bet)]);
    expect(await upTo(bets[1]! - 1)).toBe(expected(bets[0]!));
  });
});

describe('hot games and categories', () => {
  test('are the popular games, of one category where requested', async () => {
    const hot = read(hotGames.value, (await marina.call('/wps/game/hot?isPlatform=2&language=pt&platform=html5')).value);
    const fish = read(hotGames.value, (await marina.call('/wps/game/hot?isPlatform=2&language=pt&platform=html5&gameType=FISH')).value);
    expect(hot.length).toBeGreaterThan(20);
    expect(fish).toEqual(hot.filter(({ gameType }) => gameType === 'FISH'));
  });

  test('have the specified order, and one vendor for sports', async () => {
    const { mapping, sorting } = read(vassalageGameType.value, (await marina.call('/wps/game/vassalage/type?typeId=1&merchantCode=leve')).value);
    const order = ['HOT', 'LOTT', 'INHOUSE', 'SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'ELOTT'];
    expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual(order);
    expect(Object.keys(mapping)).toEqual(order);
    expect(order.toSorted()).toEqual(categories.toSorted());
    expect(sorting.find(({ gameCategory }) => gameCategory === 'SPORTS')!.vendorNames).toHaveLength(1);
    const vendors = new Set(everything.map(({ vassalage }) => vassalage));
    expect(vendors.size).toBeGreaterThanOrEqual(14);
  });
});

describe('favourites and recent games', () => {
  const favourites = async (phone: Player, pageNo = 1) =>
    read(favouriteGames.value, (await phone.send('GET', `/wps/game/favourites?language=pt&pageNo=${pageNo}&pageSize=26`)).value);

  test('are listed newest first, and repeated additions and removals have no effect', async () => {
    const phone = await player();
    for (const { nodeId, vassalage: vendor } of everything.slice(0, 3)) {
      for (const _ of [1, 2]) expect(await phone.send('POST', '/wps/game/favourite', { nodeId, vendor })).toMatchObject({ success: true });
      phone.advance(1_000);
    }
    expect((await favourites(phone)).content.map(({ nodeId }) => nodeId)).toEqual(everything.slice(0, 3).map(({ nodeId }) => nodeId).toReversed());
    const gone = everything[1]!;
    for (const _ of [1, 2]) {
      expect(await phone.send('DELETE', `/wps/game/favourite?nodeId=${gone.nodeId}&vendor=${gone.vassalage}`)).toMatchObject({ success: true });
    }
    expect(await favourites(phone)).toMatchObject({ pageNum: 1, totalPages: 1, content: [{ nodeId: everything[2]!.nodeId }, { nodeId: everything[0]!.nodeId }] });
    expect(await phone.send('POST', '/wps/game/favourite', { nodeId: 'none', vendor: 'BGS' })).toMatchObject({ errorCode: 'game.unavailable' });
  });

  test('belong to their member', async () => {
    const phone = await player('agente');
    expect((await favourites(phone)).content).toEqual([]);
    expect(await phone.call('/wps/game/favourites?language=pt&pageNo=1&pageSize=26')).toMatchObject({ errorCode: 'session.missing' });
  });

  test('hold the last twelve games, most recent first, launches included', async () => {
    const phone = await player();
    const played = everything.slice(0, mostRecent + 3).map(({ nodeId }) => nodeId);
    for (const nodeId of played) await phone.send('GET', `/wps/game/recent/add?nodeId=${nodeId}`);
    await phone.launch({ nodeId: played[5] });
    const recent = read(recentGames.value, (await phone.send('GET', '/wps/game/recent?language=pt')).value);
    const expected = [played[5], ...played.toReversed().filter((nodeId) => nodeId !== played[5])].slice(0, mostRecent);
    expect(recent.map(({ nodeId }) => nodeId)).toEqual(expected);
  });
});

describe('a launch', () => {
  test('opens the page of the game\'s machine', async () => {
    const of = (category: string) => everything.find(({ gameType }) => gameType === category)!;
    const open = async ({ nodeId, gameId, gameType, vassalage }: Game) => marina.openGame(await marina.launch({ nodeId, gameId, category: gameType, vendor: vassalage }));
    for (const [category, part] of [['RNG', 'id="spin"'], ['FISH', 'id="sea"'], ['LIVE', 'id="wheel"'], ['PVP', 'id="five"'], ['INHOUSE', 'id="sky"']] as const) {
      expect((await open(of(category))).page, category).toContain(part);
    }
    expect((await open(of('SPORTS'))).page).toContain('id="matches"');
    for (const category of ['LOTT', 'ELOTT']) expect((await open(of(category))).page).toContain('id="desk-view"');
    expect(await marina.launch({ category: 'NONE', vendor: 'NONE', nodeId: 'none' })).toMatchObject({ errorCode: 'game.unavailable' });
  });

  test('without a game opens the vendor’s first one', async () => {
    const seat = await marina.openGame(await marina.launch({ category: 'SPORTS', vendor: 'ARENA' }));
    expect(seat.page).toContain('class="skin-sports');
  });
});
