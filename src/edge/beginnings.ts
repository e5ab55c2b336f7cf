import { banners } from '../contract/endpoints/banners.ts';
import { hotMatches, winners } from '../contract/endpoints/board.ts';
import { categories } from '../contract/categories.ts';
import { allVassalage, gameList, hotGames, vassalageGameType, type Game, type Vendor } from '../contract/endpoints/games.ts';
import { lotteryList, lotteryMenu, lotteryResults, type LotteryGroup } from '../contract/endpoints/lottery.ts';
import { notices, type Notice } from '../contract/endpoints/notices.ts';
import { settings } from '../contract/endpoints/platform.ts';
import { availablePromotions } from '../contract/endpoints/promotions.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { cardsInRow, gameRows, type HomeSection } from '../contract/home-sections.ts';
import type { MerchantConfig } from '../contract/page.ts';
import type { Content, PageAnswer } from './content.ts';

type Begin = (value: never) => unknown;

/** By endpoint path. */
type Begins = ReadonlyMap<string, Begin>;

const begin = <I, V>(endpoint: Endpoint<I, V>, cut: (value: V) => V): [string, Begin] => [endpoint.path, cut as Begin];

const firstOf = <T>(count: number) => (list: readonly T[]): T[] => list.slice(0, count);

/** A vendor with only its name, and what `icons` keeps. */
const plain = (vendor: Vendor, icons: Partial<Vendor> = {}): Vendor => ({ ...vendor, mobileSmallIcon: '', mobileLargeIcon: '', classifications: [], ...icons });

/** Their own page requests the texts. */
const titleOf = (notice: Notice): Notice => ({ ...notice, content: '' });

/** A map without some entries. */
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

/** The part of each list that a page shows before scrolling: the rest would delay the first paint. */
const beginnings: Begins = new Map([
  begin(hotGames, firstOf(cardsInRow * gameRows.usual)),
  begin(gameList, (page) => ({ ...page, games: page.games.slice(0, 12) })),
  // Other pages show only the vendors' names.
  begin(allVassalage, (vendors) => vendors.map((vendor) => plain(vendor))),
  begin(banners, firstOf(6)),
  begin(notices, (list) => list.slice(0, 2).map(titleOf)),
  begin(hotMatches, firstOf(3)),
  begin(winners, firstOf(5)),
  begin(availablePromotions, firstOf(4)),
  begin(lotteryResults, firstOf(6)),
  // The hall opens on the popular lotteries; all tabs are there.
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

/** Removes `isNew`, which no page shows. */
const unmarked = (games: readonly Game[]): Game[] => games.map((game) => ({ ...game, isNew: undefined }));

/** Removes what no page reads: the registration form requests its fields itself, a missing switch is off, and the app has its own labels for known categories. */
const lean: Begins = new Map([
  begin(hotGames, unmarked),
  begin(gameList, (page) => ({ ...page, games: unmarked(page.games) })),
  begin(settings, (said) => ({ ...said, register: undefined, whitelabel: without(said.whitelabel, (_, isOn) => !isOn) })),
  begin(vassalageGameType, (said) => ({ ...said, mapping: without(said.mapping, (code) => (categories as readonly string[]).includes(code)) })),
]);

/**
 * The answers as home carries them: only the vendors whose games it shows, and those that say how their games open, because
 * a banner may lead to one. The other names are needed only when another list of games is shown.
 */
export function withShownVendors(page: string, answers: Content['answers']): Content['answers'] {
  const keyOf = ({ path }: { path: string }) => Object.keys(answers).find((key) => key.startsWith(`${path}?`)) ?? '';
  const { [keyOf(hotGames)]: games, [keyOf(allVassalage)]: vendors } = answers;
  if (page !== 'home' || !games || !vendors) return answers;
  const shown = new Set((games.value as readonly Game[]).map(({ vassalage }) => vassalage));
  const value = (vendors.value as readonly Vendor[]).filter(({ vassalage, opens }) => shown.has(vassalage) || opens);
  return { ...answers, [keyOf(allVassalage)]: { ...vendors, value, isBeginning: true } };
}

/** Home's games, by the merchant's number of rows. */
const gamesOf = (merchant: Pick<MerchantConfig, 'home'>) => firstOf<Game>(cardsInRow * (merchant.home?.rows ?? gameRows.usual));

const sections: Readonly<Record<string, HomeSection>> = { [banners.path]: 'banner', [notices.path]: 'notices' };

/** Whether a page shows an answer: a merchant's home may omit banners and notices. */
export const isShown = ({ home }: Pick<MerchantConfig, 'home'>, page: string, path: string): boolean =>
  page !== 'home' || !sections[path] || !home?.above || home.above.includes(sections[path]);

/** Answers with remaining times, which the phone must always request again. */
const aging: readonly string[] = [lotteryMenu.path];

/** The name of the part of an answer that a page carries; the same name means the same part. */
export const partName = (page: string, path: string): string => (ownBeginnings[page]?.has(path) ? page : '');

/** The part of an answer that a page carries, as the platform sent it at `at`, epoch ms. */
export function beginningOf(merchant: Pick<MerchantConfig, 'home'>, page: string, path: string, answer: unknown, at: number): PageAnswer {
  const value = lean.get(path)?.(answer as never) ?? answer;
  const cut = page === 'home' && path === hotGames.path ? (gamesOf(merchant) as Begin) : (ownBeginnings[page]?.get(path) ?? beginnings.get(path));
  const part = cut ? cut(value as never) : value;
  if (aging.includes(path)) return { value: part, isBeginning: true, at };
  return { value: part, isBeginning: cut !== undefined && JSON.stringify(part) !== JSON.stringify(value) };
}
