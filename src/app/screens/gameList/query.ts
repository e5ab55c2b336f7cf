import type { InputOf } from '../../../contract/endpoint.ts';
import type { favouriteGames, gameList, hotGames } from '../../../contract/endpoints/games.ts';
import { categories, limits } from '../../../contract/limits.ts';
import type { Category } from '../../../contract/limits.ts';
import type { Language } from '../../../contract/languages.ts';

/** Fixed tabs of the menu; any other tab is a vendor's classification (G §2). */
export const tabs = { all: 'ALL', isNew: 'NEW', favourites: 'FAV', hot: 'HOT' } as const;

/** What the person has asked the list for. */
export interface Query {
  gameType: string;
  tab: string;
  search: string;
  /** codes of the chosen vendors; none: all */
  vendors: readonly string[];
  /** minor units; 0: any */
  minimumBet: number;
}

/** Minimum bets of the filter, minor units: all, 0.01, 0.05, 0.1, 0.5, 0.75 (G §2). */
export const minimumBets = [0, 1, 5, 10, 50, 75];

/** Categories whose games the list shows; lotteries have a hall of their own. */
export const listCategories: readonly Category[] = categories.filter((category) => category !== 'LOTT' && category !== 'ELOTT');

/** Reads the address: `/m/gameList?gameType=RNG`; HOT is the tab of that name over all categories. */
export function queryOf(search: Record<string, string>): Query {
  const asked = search.gameType ?? '';
  const known = (listCategories as readonly string[]).includes(asked) ? asked : 'RNG';
  const hot = known === tabs.hot;
  return { gameType: hot ? '' : known, tab: hot ? tabs.hot : tabs.all, search: '', vendors: [], minimumBet: 0 };
}

/** New is offered for RNG only (G §2). */
export const hasNew = (query: Query): boolean => query.gameType === 'RNG';

export function listInput(query: Query, pageNo: number, merchant: string, language: Language): InputOf<typeof gameList> {
  const fixed: readonly string[] = Object.values(tabs);
  return {
    merchant,
    platform: 'html5',
    language,
    gameType: query.gameType,
    gameName: query.search.trim() || undefined,
    gameClassify: fixed.includes(query.tab) ? undefined : query.tab,
    isNew: query.tab === tabs.isNew ? 1 : undefined,
    vassalage: query.vendors.join(',') || undefined,
    minimumBet: query.minimumBet || undefined,
    pageNo,
    pageSize: limits.gamePageSize,
  };
}

export function hotInput(query: Query, language: Language): InputOf<typeof hotGames> {
  return { isPlatform: 2, language, platform: 'html5', gameType: query.gameType || undefined };
}

export function favouritesInput(query: Query, pageNo: number, language: Language): InputOf<typeof favouriteGames> {
  return { language, gameType: query.gameType || undefined, pageNo, pageSize: limits.gamePageSize };
}
