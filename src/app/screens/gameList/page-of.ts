import { gameList, hotGames, type Game } from '../../../contract/endpoints/games.ts';
import { favouriteGames } from '../../../contract/endpoints/play.ts';
import type { Language } from '../../../contract/languages.ts';
import { firstAnswer, isBeginning } from '../../gateway/answers.ts';
import { call } from '../../gateway/call.ts';
import { folded } from '../../i18n/folded.ts';
import { pageData } from '../../device/page-data.ts';
import { favouritesInput, hotInput, listInput, tabs, type Query } from './query.ts';

/** One page of a list of games, as the platform sends it: of some lists, `fits` chooses among them. */
export interface Page {
  games: Game[];
  /** no page comes after it: it is the last, or the platform has sent none of its games */
  ends: boolean;
}

/** Asks for a page of the query's list, from 1, which `asker` can abandon. Rejects with a `GatewayFailure`. */
export async function pageOf(query: Query, pageNo: number, spoken: Language, asker: object): Promise<Page> {
  if (query.tab === tabs.hot) {
    // The hot list is a single page (G §2): what the filters leave of it is chosen here.
    const hot = await call(hotGames, hotInput(query, spoken), asker);
    return { games: hot, ends: true };
  }
  if (query.tab === tabs.favourites) {
    const { content, totalPages } = await call(favouriteGames, favouritesInput(query, pageNo, spoken), asker);
    return { games: content, ends: pageNo >= totalPages || content.length === 0 };
  }
  const { games, totalPages } = await call(gameList, listInput(query, pageNo, pageData.merchant.code, spoken), asker);
  return { games, ends: pageNo >= totalPages || games.length === 0 };
}

/** The first page of the query's list, or its beginning, where it came with the page. */
export function firstPage(query: Query): Page | undefined {
  const { language: spoken, merchant: { code } } = pageData;
  if (query.tab === tabs.hot) {
    const hot = firstAnswer(hotGames, () => hotInput(query, spoken));
    return hot && { games: hot, ends: isWhole(query) };
  }
  const page = firstAnswer(gameList, () => listInput(query, 1, code, spoken));
  return page && { games: page.games, ends: page.totalPages <= 1 && isWhole(query) };
}

export const isWhole = (query: Query): boolean =>
  query.tab === tabs.hot ? !isBeginning(hotGames, hotInput(query, pageData.language)) : !isBeginning(gameList, listInput(query, 1, pageData.merchant.code, pageData.language));

/** Whether a game of the query's list is shown. The lists of hot games and of favourites know no search and no vendors: the phone does. */
export const fits = (game: Game, query: Query): boolean =>
  (query.tab !== tabs.hot && query.tab !== tabs.favourites) ||
  (folded(game.gameName).includes(folded(query.search.trim())) && (query.vendors.length === 0 || query.vendors.includes(game.vassalage)));
