import type { InputOf } from '../../../contract/endpoint.ts';
import { gameList, hotGames, type Vendor, type Game } from '../../../contract/endpoints/games.ts';
import { favouriteGames } from '../../../contract/endpoints/play.ts';
import { categories } from '../../../contract/categories.ts';
import type { Language } from '../../../contract/languages.ts';
import * as limits from '../../../contract/limits.ts';
import { paths, withQuery } from '../../paths.ts';
import { gamePlatform } from '../../features/games/games.ts';
import { firstAnswer, isBeginning } from '../../gateway/answers.ts';
import { call } from '../../gateway/call.ts';
import { folded } from '../../i18n/folded.ts';
import { language } from '../../i18n/language.ts';
import { pageData } from '../../device/page-data.ts';

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

/** most characters of a search: longer than any name */
const longestSearch = 200;

/**
 * Parses the address, such as `/m/gameList?gameType=RNG`; HOT is the tab of that name over all categories. `known` are the
 * vendors, once loaded: a tab that is no classification of the chosen one counts as All.
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

function listInput(query: Query, pageNo: number, spoken: Language): InputOf<typeof gameList> {
  return {
    merchant: pageData.merchant.code,
    platform: gamePlatform,
    language: spoken,
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

function hotInput(query: Query, spoken: Language): InputOf<typeof hotGames> {
  return { isPlatform: 2, language: spoken, platform: gamePlatform, gameType: query.gameType || undefined };
}

/** One page of a list of games as the platform sends it, before `fits` filters it. */
interface Page {
  games: Game[];
  /** no page follows: it is the last, or it is empty */
  ends: boolean;
}

/** Requests a page, counted from 1, of the query's list; aborted when `asker` is no longer shown. Rejects with a `GatewayFailure`. */
export async function pageOf(query: Query, pageNo: number, asker: object): Promise<Page> {
  const spoken = language.peek();
  if (query.tab === tabs.hot) {
    // The hot list is a single page (G §2).
    const hot = await call(hotGames, hotInput(query, spoken), asker);
    return { games: hot, ends: true };
  }
  if (query.tab === tabs.favourites) {
    const { content, totalPages } = await call(favouriteGames, { language: spoken, gameType: query.gameType || undefined, pageNo, pageSize: limits.gamePageSize }, asker);
    return { games: content, ends: pageNo >= totalPages || content.length === 0 };
  }
  const { games, totalPages } = await call(gameList, listInput(query, pageNo, spoken), asker);
  return { games, ends: pageNo >= totalPages || games.length === 0 };
}

/** The first page of the query's list, or its first games alone, as the edge put them into the HTML; undefined if it did not. */
export function firstPage(query: Query): Page | undefined {
  const { language: spoken } = pageData;
  if (query.tab === tabs.hot) {
    const hot = firstAnswer(hotGames, () => hotInput(query, spoken));
    return hot && { games: hot, ends: isWhole(query) };
  }
  const page = firstAnswer(gameList, () => listInput(query, 1, spoken));
  return page && { games: page.games, ends: page.totalPages <= 1 && isWhole(query) };
}

/** Whether the first page that came with the HTML is complete. */
export const isWhole = (query: Query): boolean =>
  query.tab === tabs.hot ? !isBeginning(hotGames, hotInput(query, pageData.language)) : !isBeginning(gameList, listInput(query, 1, pageData.language));

/** Whether a game of the query's list is shown. The lists of hot games and of favourites know no search and no vendors: the phone does. */
export const fits = (game: Game, query: Query): boolean =>
  (query.tab !== tabs.hot && query.tab !== tabs.favourites) ||
  (folded(game.gameName).includes(folded(query.search.trim())) && (query.vendors.length === 0 || query.vendors.includes(game.vassalage)));
