import { describe, expect, it } from 'vitest';
import { minimumBets } from '../../../../src/app/screens/gameList/query.ts';
import { namesAt } from '../../../../src/contract/switches.ts';
import { languages } from '../../../../src/sandbox/languages.ts';
import { executions } from '../../../../src/contract/endpoints/announcements.ts';
import { categories } from '../../../../src/contract/categories.ts';
import * as limits from '../../../../src/contract/limits.ts';
import { emblemNames } from '../../../../src/sandbox/art/emblems/index.ts';
import { announcements } from '../../../../src/sandbox/catalogue/announcements.ts';
import { banners } from '../../../../src/sandbox/catalogue/banners.ts';
import { palettesFor } from '../../../../src/sandbox/catalogue/colouring.ts';
import { games } from '../../../../src/sandbox/catalogue/games.ts';
import { leagues } from '../../../../src/sandbox/catalogue/leagues.ts';
import { lotteries, lotteryGroups } from '../../../../src/sandbox/catalogue/lotteries.ts';
import { notices } from '../../../../src/sandbox/catalogue/notices.ts';
import { seededRandom, shuffled } from '../../../../src/sandbox/catalogue/random.ts';
import { vendorOf, vendors } from '../../../../src/sandbox/catalogue/vendors.ts';

const seeds = [1, 7, 20_261_120];
const unique = <T>(list: readonly T[]): number => new Set(list).size;

describe.each(seeds)('games from seed %i', (seed) => {
  const list = games(seed);
  const hot = list.filter((game) => game.hotRank !== undefined);

  it('are many, over many vendors and every category', () => {
    expect(list.length).toBeGreaterThanOrEqual(660);
    expect(unique(list.map((game) => game.vendor))).toBeGreaterThanOrEqual(14);
    expect(new Set(list.map((game) => game.category))).toEqual(new Set(categories.filter((category) => category !== 'HOT')));
  });

  it('are the same for the same seed', () => {
    expect(games(seed)).toEqual(list);
    expect(games(seed + 1)).not.toEqual(list);
  });

  it('have unique names and ids', () => {
    for (const language of languages) expect(unique(list.map((game) => game.name[language]))).toBe(list.length);
    expect(unique(list.map((game) => game.nodeId))).toBe(list.length);
    expect(unique(list.map((game) => game.gameId))).toBe(list.length);
  });

  it('belong to a vendor that serves their category, in one of its classifications', () => {
    for (const game of list) {
      const vendor = vendorOf(game.vendor);
      expect(Object.keys(vendor?.games ?? {})).toContain(game.category);
      if (game.classification) expect(vendor?.classifications.map(({ code }) => code)).toContain(game.classification);
    }
    for (const vendor of vendors) {
      for (const [category, count] of Object.entries(vendor.games)) {
        expect(list.filter((game) => game.vendor === vendor.code && game.category === category)).toHaveLength(count);
      }
    }
  });

  it('fill every classification', () => {
    for (const { code, classifications } of vendors) {
      for (const classification of classifications) {
        expect(list.some((game) => game.vendor === code && game.classification === classification.code), `${code} ${classification.code}`).toBe(true);
      }
    }
  });

  it('have a known emblem and a palette that suits it', () => {
    for (const game of list) {
      expect(emblemNames).toContain(game.emblem);
      expect(palettesFor(game.emblem)).toContain(game.palette);
    }
  });

  it('have the minimum bets of the game list\'s filter', () => {
    // The filter's 0 means no filter; the catalogue's largest minimum bet exceeds the filter's.
    expect(new Set(list.map((game) => game.minimumBet))).toEqual(new Set([...minimumBets.filter(Boolean), 100]));
  });

  it('include more than a page of new slots', () => {
    expect(list.filter((game) => game.isNew && game.category === 'RNG').length).toBeGreaterThan(limits.gamePageSize);
  });

  it('never show a hot game beside one of the same colour or emblem', () => {
    expect(hot).toHaveLength(60);
    expect(hot.map((game) => game.hotRank)).toEqual(hot.map((_, index) => index + 1));
    for (const [index, game] of hot.entries()) {
      for (const neighbour of hot.slice(index + 1, index + 5)) {
        expect(neighbour.palette).not.toBe(game.palette);
        expect(neighbour.emblem).not.toBe(game.emblem);
      }
    }
  });
});

describe('vendors', () => {
  it('have unique codes, and one vendor has sports (G §2)', () => {
    expect(vendors.length).toBeGreaterThanOrEqual(15);
    expect(unique(vendors.map(({ code }) => code))).toBe(vendors.length);
    expect(vendors.filter(({ games: numbers }) => numbers.SPORTS)).toHaveLength(1);
    for (const { classifications } of vendors) expect(classifications.length).toBeLessThanOrEqual(5);
  });
});

describe('content', () => {
  const list = games(1);

  it('has banners that lead to a path of the app or to an existing game', () => {
    expect(banners).toHaveLength(5);
    for (const { action } of banners) {
      const [, nodeId] = action.split('game:');
      if (nodeId === undefined) expect(action).toMatch(/^\/m\//);
      else expect(list.some((game) => game.nodeId === nodeId)).toBe(true);
    }
  });

  it('has notices newest first', () => {
    expect(notices).toHaveLength(12);
    expect(notices.map(({ hoursAgo }) => hoursAgo)).toEqual(notices.map(({ hoursAgo }) => hoursAgo).toSorted((one, other) => one - other));
  });

  it('has announcements for every audience and promotion, with internal and external links', () => {
    for (const execution of Object.values(executions)) expect(announcements.filter((entry) => entry.execution === execution).length).toBeGreaterThan(1);
    for (const promotion of namesAt('promotions')) expect(announcements.some((entry) => entry.promotionType === promotion)).toBe(true);
    for (const language of languages) {
      const html = announcements.map(({ content }) => content[language]).join('');
      expect(html).toContain('href="/m/');
      expect(html).toContain('href="https://');
    }
    expect(announcements.some(({ goTo }) => goTo === '/m/rewardCenter')).toBe(true);
  });

  it('has leagues of teams with two colours', () => {
    const teams = leagues.flatMap((league) => league.teams);
    expect(leagues.length).toBeGreaterThanOrEqual(8);
    expect(unique(teams.map(({ name }) => name))).toBe(48);
    for (const { colours } of teams) expect(unique(colours)).toBe(2);
  });

  it('has lotteries in known groups, some hot', () => {
    expect(lotteries.length).toBeGreaterThanOrEqual(14);
    for (const key of ['gameId', 'gameCode', 'initials', 'colour'] as const) expect(unique(lotteries.map((lottery) => lottery[key]))).toBe(lotteries.length);
    expect(new Set(lotteries.map((lottery) => lottery.gameGroupCode))).toEqual(new Set(lotteryGroups.map(({ code }) => code)));
    expect(lotteries.filter(({ tag }) => tag === 'HOT').length).toBeGreaterThan(3);
  });
});

describe('seeded random', () => {
  it('is repeatable and lies from 0 up to 1', () => {
    const [one, other] = [seededRandom(5), seededRandom(5)];
    for (let count = 0; count < 1000; count += 1) {
      const value = one();
      expect(value).toBe(other());
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });

  it('shuffles without losing an entry', () => {
    expect(shuffled(seededRandom(9), [1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});
