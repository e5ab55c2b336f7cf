import { batch, signal } from '@preact/signals-react';
import type { Game } from '../../../contract/endpoints/games.ts';
import * as limits from '../../../contract/limits.ts';
import type { Language } from '../../../contract/languages.ts';
import { pageData } from '../../device/page-data.ts';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import type { Asker } from '../../gateway/call.ts';
import { abortWhenLeft, cancelRecovery, onRecovery } from '../../gateway/resource.ts';
import { startWith } from '../../gateway/answers.ts';
import { drawnQuery } from '../../runtime/router/page-query.ts';
import { language } from '../../i18n/language.ts';
import { favourites, shelves } from '../../features/games/games.ts';
import { session } from '../../features/session/session.ts';
import { fits, firstPage, isWhole, pageOf, addressOf, queryOf, tabs, type Query } from './query.ts';

/** A list with the games loaded so far. */
interface Loaded {
  /** identifies the list: query, language and person */
  name: string;
  /** key of the query */
  address: string;
  games: readonly Game[];
  pageNum: number;
  more: boolean;
}

const plain: Query = { gameType: '', tab: tabs.all, search: '', vendors: [], minimumBet: 0 };

const queryOfPage = () => queryOf(drawnQuery());

/** Games as far as they have been loaded; none before the first page. */
export const games = startWith(signal<readonly Game[] | undefined>(undefined, abortWhenLeft), () => firstPage(queryOfPage())?.games);
export const failure = signal<unknown>(undefined);
export const hasMore = startWith(signal(false), () => firstPage(queryOfPage())?.ends === false);

/** name and address of the shown list */
let listName = '';
let listAddress = '';
/** address of the list that came with the page, until one is shown: for any person, in the page's language */
let drawnAddress = games.peek() && addressOf(queryOfPage());
/** number of pages that were loaded completely */
let pageNum = drawnAddress && isWhole(queryOfPage()) ? 1 : 0;
let loading = false;
/** retries the list that failed */
let again: () => void = () => {};

/** Whether the shown list is that of `query`: after a change of the query, the render comes before the new list. */
export const isListOf = (query: Query): boolean => addressOf(query) === listAddress;

/** most games stored for the way back from a game's page, because a tab's storage is limited */
const mostKept = 5_200;

/** favourites removed since the last page was loaded: the later ones have moved up */
let removedCount = 0;

/** nodeIds of all loaded games, kept so that a page costs the same however many came before */
let knownIds = new Set(games.peek()?.map(({ nodeId }) => nodeId));

const nameOf = (query: Query, asked: Language) => JSON.stringify([query, asked, session.peek()?.userName]);

/** The list that a visit to a game's page left in this tab; forgotten once another query is shown. */
let savedList = readJson<Loaded>(sessionStore, storageKeys.gameList);

const favouritesNow = () => Array.from(favourites.peek()).sort().join();
/** the favourites when their list was last shown: a change since makes another list */
let favouritesThen = '';

/** The first page of the query's list, if a shelf of home has it. */
function onShelf(query: Query): Pick<Loaded, 'games' | 'pageNum' | 'more'> | undefined {
  const { tab, gameType } = query;
  const isHot = addressOf(query) === addressOf({ ...plain, tab: tabs.hot });
  if (!isHot && addressOf(query) !== addressOf({ ...plain, gameType })) return undefined;
  const shelf = shelves.get(isHot ? tab : gameType)?.value.peek();
  // Whether more pages follow is known after the refresh.
  return shelf && { games: shelf, pageNum: 1, more: !isHot };
}

/**
 * Shows the list of `query`: as the person left it (G §4), or from its first page, which home may have loaded; it is
 * refreshed in the background.
 */
export function showList(query: Query): void {
  const name = nameOf(query, language.peek());
  const address = addressOf(query);
  const returned = savedList?.name === name ? savedList : undefined;
  // Kept for the same query in another language: the person's own language may follow the page's.
  if (returned || savedList?.address !== address) savedList = undefined;
  const before = returned ?? (address === listAddress ? undefined : onShelf(query));
  const changed = query.tab === tabs.favourites && favouritesThen !== favouritesNow();
  favouritesThen = favouritesNow();
  const isShown = name === listName || (address === drawnAddress && !returned && language.peek() === pageData.language);
  drawnAddress = undefined;
  listAddress = address;
  if (isShown && games.peek() && !changed) {
    listName = name;
    return void (pageNum ? refresh(query) : loadMore(query));
  }
  listName = name;
  loading = false;
  removedCount = 0;
  pageNum = before?.pageNum ?? 0;
  knownIds = new Set(before?.games.map((game) => game.nodeId));
  batch(() => {
    games.value = before?.games;
    failure.value = undefined;
    hasMore.value = before?.more ?? true;
  });
  void (before ? refresh(query) : loadMore(query));
}

/** most pages (260 games) that are refreshed on return to a list; the rest of a longer one stays */
const mostRefreshed = 10;

/** Replaces the first pages by what the platform has now, one call at a time. Never rejects: without an answer they stay. */
async function refresh(query: Query): Promise<void> {
  const asked = listName;
  const count = Math.min(pageNum, mostRefreshed);
  const listed = games.peek()!;
  const head = new Set((count < pageNum ? listed.slice(0, count * limits.gamePageSize) : listed).map(({ nodeId }) => nodeId));
  const fresh = new Map<string, Game>();
  const unfit: string[] = [];
  let ends = false;
  try {
    for (let pageNo = 1; pageNo <= count && !ends; pageNo++) {
      const page = await pageOf(query, pageNo, games);
      if (asked !== listName) return;
      for (const game of page.games) {
        if (fits(game, query)) fresh.set(game.nodeId, game);
        else unfit.push(game.nodeId);
      }
      ({ ends } = page);
    }
  } catch {
    return;
  }
  // Games removed meanwhile, such as a favourite, stay away; pages loaded meanwhile stay.
  const now = games.peek() ?? [];
  const gone = listed.filter(({ nodeId }) => !knownIds.has(nodeId));
  for (const { nodeId } of gone) fresh.delete(nodeId);
  const rest = ends ? [] : now.filter(({ nodeId }) => !head.has(nodeId) && !fresh.has(nodeId));
  const next = Array.from(fresh.values()).concat(rest);
  knownIds = new Set(next.map(({ nodeId }) => nodeId).concat(unfit));
  batch(() => {
    if (JSON.stringify(next) !== JSON.stringify(now)) games.value = next;
    if (ends) hasMore.value = false;
    failure.value = undefined;
  });
}

/** Stores the list for the way back; called when the page is left. */
export function saveList(): void {
  const loaded: Loaded = { name: listName, address: listAddress, games: games.peek() ?? [], pageNum, more: hasMore.peek() };
  if (loaded.games.length && loaded.games.length <= mostKept) sessionStore.set(storageKeys.gameList, JSON.stringify(loaded));
  else sessionStore.remove(storageKeys.gameList);
}

/** Loads pages until one has games to show, if there are more and no load is pending. A failure stops the paging (G §8). Never rejects. */
export async function loadMore(query: Query): Promise<void> {
  // Before a list is shown, the one from the page belongs to no person.
  if (loading || !hasMore.peek() || !listName) return;
  loading = true;
  const asked = listName;
  try {
    let found: Game[] = [];
    let more = true;
    // A search may match games of the last page only.
    while (more && !found.length) {
      const pageNo = Math.floor((pageNum * limits.gamePageSize - removedCount) / limits.gamePageSize) + 1;
      const page = await pageOf(query, pageNo, games);
      if (asked !== listName) return;
      pageNum = pageNo;
      removedCount = 0;
      // A game that moved between two pages while the list was read comes once.
      const fresh = page.games.filter(({ nodeId }) => !knownIds.has(nodeId) && knownIds.add(nodeId));
      found = fresh.filter((game) => fits(game, query));
      // A repeated page is the end; the first one may be known from the page's data.
      more = !page.ends && (fresh.length > 0 || pageNo === 1);
    }
    batch(() => {
      games.value = (games.peek() ?? []).concat(found);
      failure.value = undefined;
      hasMore.value = more;
    });
  } catch (error) {
    if (asked !== listName || (games as Asker).left) return;
    batch(() => {
      failure.value = error;
      hasMore.value = false;
    });
    cancelRecovery(again);
    again = () => asked === listName && failure.peek() !== undefined && retry(query);
    onRecovery(again);
  } finally {
    if (asked === listName) loading = false;
  }
}

/** Loads the page whose failure stopped the paging. */
export function retry(query: Query): void {
  batch(() => {
    hasMore.value = true;
    failure.value = undefined;
  });
  void loadMore(query);
}

/** Removes a game from the list, as when it is no favourite any more (G §4). */
export function removeGame(nodeId: string): void {
  knownIds.delete(nodeId);
  removedCount++;
  games.value = games.peek()?.filter((game) => game.nodeId !== nodeId);
}
