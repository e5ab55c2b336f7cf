import type { InputOf } from '../../../contract/endpoint.ts';
import type { gameList, hotGames, Vendor } from '../../../contract/endpoints/games.ts';
import type { favouriteGames } from '../../../contract/endpoints/play.ts';
import { categories } from '../../../contract/categories.ts';
import * as limits from '../../../contract/limits.ts';
import type { Language } from '../../../contract/languages.ts';
import { paths, withQuery } from '../../paths.ts';
import { gamePlatform } from '../../features/games/games.ts';

/** Fixed tabs of the menu; any other tab is a vendor's classification (G §2). */
export const tabs = { all: 'ALL', isNew: 'NEW', favourites: 'FAV', hot: 'HOT' } as const;

const fixedTabs: readonly string[] = Object.values(tabs);

/** The filters of the list. All of them are in the address, so that Back and a reload keep them. */
export interface Query {
  /** a category; none: all of them */
  gameType: string;
  tab: string;
  search: string;
  /** codes of the chosen vendors; none: all */
  vendors: readonly string[];
  /** minor units; 0: any */
  minimumBet: number;
}

/** Minimum bets of the filter, minor units: all, 0.01, 0.05, 0.1, 0.5, 0.75 (G §2). */
export const minimumBets: readonly number[] = [0, 1, 5, 10, 50, 75];

/** Categories whose games the list shows; lotteries have a hall of their own, and HOT is a tab. */
export const listCategories: readonly string[] = categories.filter((category) => !['HOT', 'LOTT', 'ELOTT'].includes(category));

/** The category that an address names, in whatever case a banner's author wrote it. */
export const askedCategory = ({ gameType = '' }: Record<string, string>): string => gameType.trim().toUpperCase();

/** Longer than any name: no more of it changes what is found. */
const longestSearch = 200;

/**
 * Reads the address, as `/m/gameList?gameType=RNG`; HOT is the tab of that name over all categories. `known` are the
 * vendors, once they have come: a tab that is none of the chosen one's classifications is that of all games.
 */
export function queryOf(address: Record<string, string>, known?: readonly Vendor[]): Query {
  const asked = askedCategory(address);
  const { tab = tabs.all, search = '', vendors: codes = '', minimumBet = '' } = address;
  const gameType = listCategories.includes(asked) ? asked : '';
  const vendors = codes.split(',').filter(Boolean);
  const bet = Number(minimumBet);
  const isClassification = () => vendors.length === 1 && (!known || known.some(({ vassalage, classifications }) => vassalage === vendors[0] && classifications.some(({ code }) => code === tab)));
  const isTab = tab === tabs.isNew ? gameType === 'RNG' : fixedTabs.includes(tab) || isClassification();
  return {
    gameType,
    tab: asked === tabs.hot ? tabs.hot : isTab ? tab : tabs.all,
    search: search.slice(0, longestSearch),
    vendors,
    minimumBet: minimumBets.includes(bet) ? bet : 0,
  };
}

/** The address of a list. */
export function addressOf({ gameType, tab, search, vendors, minimumBet }: Query): string {
  return withQuery(paths.gameList, {
    gameType,
    tab: tab === tabs.all ? '' : tab,
    search: search.trim(),
    vendors: vendors.join(','),
    minimumBet: minimumBet ? String(minimumBet) : '',
  });
}

/** New is offered for RNG only (G §2). */
export const hasNew = (query: Query): boolean => query.gameType === 'RNG';

/** What a page of a list is asked by; of the hot games and the favourites by the two below. */
export function listInput(query: Query, pageNo: number, merchant: string, language: Language): InputOf<typeof gameList> {
  return {
    merchant,
    platform: gamePlatform,
    language,
    gameType: query.gameType,
    gameName: query.search.trim() || undefined,
    gameClassify: fixedTabs.includes(query.tab) ? undefined : query.tab,
    isNew: query.tab === tabs.isNew ? 1 : undefined,
    vassalage: query.vendors.join(',') || undefined,
    minimumBet: query.minimumBet || undefined,
    pageNo,
    pageSize: limits.gamePageSize,
  };
}

export function hotInput(query: Query, language: Language): InputOf<typeof hotGames> {
  return { isPlatform: 2, language, platform: gamePlatform, gameType: query.gameType || undefined };
}

export function favouritesInput(query: Query, pageNo: number, language: Language): InputOf<typeof favouriteGames> {
  return { language, gameType: query.gameType || undefined, pageNo, pageSize: limits.gamePageSize };
}
