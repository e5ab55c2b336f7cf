import { banners } from '../contract/endpoints/banners.ts';
import { hotMatches, winners } from '../contract/endpoints/board.ts';
import { categories } from '../contract/categories.ts';
import { allVassalage, gameList, hotGames, vassalageGameType } from '../contract/endpoints/games.ts';
import type { Game, Vendor } from '../contract/endpoints/games.ts';
import { lotteryList, lotteryMenu, lotteryResults } from '../contract/endpoints/lottery.ts';
import type { LotteryGroup } from '../contract/endpoints/lottery.ts';
import { notices } from '../contract/endpoints/notices.ts';
import { settings } from '../contract/endpoints/platform.ts';
import type { Notice } from '../contract/endpoints/notices.ts';
import { availablePromotions } from '../contract/endpoints/promotions.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { cardsInRow, gameRows } from '../contract/home-sections.ts';
import type { HomeSection } from '../contract/home-sections.ts';
import type { MerchantConfig } from '../contract/page.ts';
import type { PageAnswer } from './content.ts';

type Begin = (value: never) => unknown;

/** By the path of the endpoint. */
type Begins = ReadonlyMap<string, Begin>;

const begin = <I, V>(endpoint: Endpoint<I, V>, cut: (value: V) => V): [string, Begin] => [endpoint.path, cut as Begin];

const firstOf = <T>(count: number) => (list: readonly T[]): T[] => list.slice(0, count);

/** The name alone, with what `icons` keeps. */
const plain = (vendor: Vendor, icons: Partial<Vendor> = {}): Vendor => ({ ...vendor, mobileSmallIcon: '', mobileLargeIcon: '', classifications: [], ...icons });

/** Their texts are read on their own page, which asks for them. */
const titleOf = (notice: Notice): Notice => ({ ...notice, content: '' });

/** The entries of a map but for some. */
const without = <V>(map: Readonly<Record<string, V>>, isLeftOut: (key: string, value: V) => boolean): Record<string, V> =>
  Object.fromEntries(Object.entries(map).filter(([key, value]) => !isLeftOut(key, value)));

/** The first lotteries of a menu, in their groups. */
function firstLotteries(groups: Record<string, LotteryGroup>, count: number): Record<string, LotteryGroup> {
  let left = count;
  const first = Object.entries(groups).map(([code, group]) => {
    const gameMenus = group.gameMenus.slice(0, left);
    left -= gameMenus.length;
    return [code, { ...group, gameMenus }] as const;
  });
  return Object.fromEntries(first.filter(([, { gameMenus }]) => gameMenus.length));
}

/** As much of each list as a page shows before the person scrolls: the rest would weigh on the first paint. */
const beginnings: Begins = new Map([
  begin(hotGames, firstOf(cardsInRow * gameRows.usual)),
  begin(gameList, (page) => ({ ...page, games: page.games.slice(0, 12) })),
  // Other pages show their names alone.
  begin(allVassalage, (vendors) => vendors.map((vendor) => plain(vendor))),
  begin(banners, firstOf(6)),
  begin(notices, (list) => list.slice(0, 2).map(titleOf)),
  begin(hotMatches, firstOf(3)),
  begin(winners, firstOf(5)),
  begin(availablePromotions, firstOf(4)),
  begin(lotteryResults, firstOf(6)),
  // The hall opens on the popular ones; the tabs are all there.
  begin(lotteryMenu, (groups) => Object.fromEntries(Object.entries(groups).map(([code, group]) => [code, { ...group, gameMenus: group.gameMenus.filter(({ tag }) => tag?.includes('HOT')) }]))),
  begin(lotteryList, (groups) => groups.slice(0, 3)),
]);

/** Pages that show another part of an answer. */
const ownBeginnings: Readonly<Record<string, Begins>> = {
  gameCenter: new Map([begin(allVassalage, (vendors) => vendors.slice(0, 16).map((vendor) => plain(vendor, { mobileLargeIcon: vendor.mobileLargeIcon })))]),
  gameLobby: new Map([begin(allVassalage, (vendors) => vendors.map((vendor) => plain(vendor, { mobileSmallIcon: vendor.mobileSmallIcon })))]),
  notice: new Map([begin(notices, (list) => list.slice(0, 12).map(titleOf))]),
  moreLottery: new Map([begin(lotteryMenu, (groups) => firstLotteries(groups, 16))]),
};

/** Games without `isNew`, which no page shows. */
const unmarked = (games: readonly Game[]): Game[] => games.map((game) => ({ ...game, isNew: undefined }));

/** What no page reads: the form of the registration asks for its fields; a switch that is missing is off; the app has words of its own for the categories that it knows. */
const lean: Begins = new Map([
  begin(hotGames, unmarked),
  begin(gameList, (page) => ({ ...page, games: unmarked(page.games) })),
  begin(settings, (said) => ({ ...said, register: undefined, whitelabel: without(said.whitelabel, (_, isOn) => !isOn) })),
  begin(vassalageGameType, (said) => ({ ...said, mapping: without(said.mapping, (code) => (categories as readonly string[]).includes(code)) })),
]);

/** Home's games, where the merchant has another number of rows. */
const gamesOf = (merchant: Pick<MerchantConfig, 'home'>) => firstOf<Game>(cardsInRow * (merchant.home?.rows ?? gameRows.usual));

const sections: Readonly<Record<string, HomeSection>> = { [banners.path]: 'banner', [notices.path]: 'notices' };

/** Whether a page shows an answer: a merchant's home may do without banners and notices. */
export const isShown = ({ home }: Pick<MerchantConfig, 'home'>, page: string, path: string): boolean =>
  page !== 'home' || !sections[path] || !home?.above || home.above.includes(sections[path]);

/** Answers that tell how long something lasts from now on: never taken for a new one. */
const aging: readonly string[] = [lotteryMenu.path];

/** Names the part of an answer that a page carries: pages with the same name carry the same. */
export const partName = (page: string, path: string): string => (ownBeginnings[page]?.has(path) ? page : '');

/** The part of an answer that a page carries, as the platform told it at `at`, epoch ms. */
export function beginningOf(merchant: Pick<MerchantConfig, 'home'>, page: string, path: string, answer: unknown, at: number): PageAnswer {
  const value = lean.get(path)?.(answer as never) ?? answer;
  const cut = page === 'home' && path === hotGames.path ? (gamesOf(merchant) as Begin) : (ownBeginnings[page]?.get(path) ?? beginnings.get(path));
  const part = cut ? cut(value as never) : value;
  if (aging.includes(path)) return { value: part, isBeginning: true, at };
  return { value: part, isBeginning: cut !== undefined && JSON.stringify(part) !== JSON.stringify(value) };
}
