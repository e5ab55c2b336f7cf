import { batch, signal } from '@preact/signals-react';
import { favouriteGames, gameList, hotGames } from '../../../contract/endpoints/games.ts';
import type { Game } from '../../../contract/endpoints/games.ts';
import type { Language } from '../../../contract/languages.ts';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { call } from '../../gateway/call.ts';
import { language } from '../../i18n/language.ts';
import { pageData } from '../../device/page-data.ts';
import { session } from '../../features/session/session.ts';
import { favouritesInput, hotInput, listInput, tabs } from './query.ts';
import type { Query } from './query.ts';

interface Page {
  games: Game[];
  pageNum: number;
  totalPages: number;
}

/** A list as far as it has been loaded. */
interface Loaded {
  /** whose list it is: query, language and person */
  name: string;
  games: readonly Game[];
  pageNum: number;
  more: boolean;
}

/** Games as far as they have been loaded; none before the first page. */
export const games = signal<readonly Game[] | undefined>(undefined);
/** Why the newest page did not come, or none. */
export const failure = signal<unknown>(undefined);
export const hasMore = signal(false);

let shown = '';
let pageNum = 0;
let loading = false;

/** Games kept for the way back from a game's page: of more, the storage of a tab might not have room. */
const kept = 5_200;

/** nodeIds of the games that are shown: to make them out anew at each page would cost more with every page. */
let known = new Set<string>();

const nameOf = (query: Query, spoken: Language) => JSON.stringify([query, spoken, session.peek()?.userName]);

async function pageOf(query: Query, pageNo: number, spoken: Language): Promise<Page> {
  if (query.tab === tabs.hot) {
    // The hot list is a single page (G §2): what the filters leave of it is chosen here.
    const hot = await call(hotGames, hotInput(query, spoken));
    return { games: hot.filter((game) => fits(game, query)), pageNum: 1, totalPages: 1 };
  }
  if (query.tab === tabs.favourites) {
    const answer = await call(favouriteGames, favouritesInput(query, pageNo, spoken));
    return { ...answer, games: answer.content.filter((game) => fits(game, query)) };
  }
  return call(gameList, listInput(query, pageNo, pageData.merchant.code, spoken));
}

/** Without accents and case, as the platform compares names. */
const plain = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();

const fits = (game: Game, query: Query) =>
  plain(game.gameName).includes(plain(query.search.trim())) && (query.vendors.length === 0 || query.vendors.includes(game.vassalage));

/**
 * Shows the list of `query` from its first page, unless it is the one shown already or the one that the
 * person left for a game's page: who comes back finds the list as it was (G §4).
 */
export function show(query: Query): void {
  const name = nameOf(query, language.peek());
  if (name === shown && games.peek()) return;
  shown = name;
  loading = false;
  const before = readJson<Loaded>(sessionStore, storageKeys.gameList);
  const left = before?.name === name ? before : undefined;
  pageNum = left?.pageNum ?? 0;
  known = new Set(left?.games.map((game) => game.nodeId));
  batch(() => {
    games.value = left?.games;
    failure.value = undefined;
    hasMore.value = left?.more ?? true;
  });
  if (!left) void loadMore(query);
}

/** Keeps the list for the way back; called when the page is left. */
export function saveList(): void {
  const loaded: Loaded = { name: shown, games: games.peek() ?? [], pageNum, more: hasMore.peek() };
  if (loaded.games.length && loaded.games.length <= kept) sessionStore.set(storageKeys.gameList, JSON.stringify(loaded));
  else sessionStore.remove(storageKeys.gameList);
}

/** Loads the next page, if there is one and none is under way. A failure stops the paging (G §8). */
export async function loadMore(query: Query): Promise<void> {
  if (loading || !hasMore.peek()) return;
  loading = true;
  const asked = shown;
  try {
    const page = await pageOf(query, pageNum + 1, language.peek());
    if (asked !== shown) return;
    pageNum = page.pageNum;
    // A game that moved between two pages while the list was read comes once.
    const fresh = page.games.filter(({ nodeId }) => !known.has(nodeId) && known.add(nodeId));
    batch(() => {
      games.value = (games.peek() ?? []).concat(fresh);
      failure.value = undefined;
      hasMore.value = page.pageNum < page.totalPages;
    });
  } catch (error) {
    if (asked !== shown) return;
    batch(() => {
      failure.value = error;
      hasMore.value = false;
    });
  } finally {
    if (asked === shown) loading = false;
  }
}

/** Goes on where a failure stopped the paging. */
export function retry(query: Query): void {
  batch(() => {
    hasMore.value = true;
    failure.value = undefined;
  });
  void loadMore(query);
}

/** A game leaves the list, as when it is no favourite any more (G §4). */
export function saveAndLeave(nodeId: string): void {
  known.delete(nodeId);
  games.value = games.peek()?.filter((game) => game.nodeId !== nodeId);
}
