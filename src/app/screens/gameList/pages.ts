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

/** A list as far as it has been loaded. */
interface Loaded {
  /** whose list it is: query, language and person */
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

/** the list that is shown: whose it is, and the key of its query */
let listName = '';
let listAddress = '';
/** the list whose beginning came with the page, until one is shown: anybody's, in the page's language */
let drawnAddress = games.peek() && addressOf(queryOfPage());
/** pages that have come whole */
let pageNum = drawnAddress && isWhole(queryOfPage()) ? 1 : 0;
let loading = false;
/** goes on with the list that failed */
let again: () => void = () => {};

/** Whether the list is that of `query`: a new one's is asked for after the page has been drawn for it. */
export const isListOf = (query: Query): boolean => addressOf(query) === listAddress;

/** Games kept for the way back from a game's page: of more, the storage of a tab might not have room. */
const mostKept = 5_200;

/** Favourites removed since the last page came: those of later pages have moved up. */
let removedCount = 0;

/** nodeIds of the games that have come: to make them out anew at each page would cost more with every page. */
let knownIds = new Set(games.peek()?.map(({ nodeId }) => nodeId));

const nameOf = (query: Query, asked: Language) => JSON.stringify([query, asked, session.peek()?.userName]);

/** The list that a visit to a game's page left in this tab; forgotten once another query is shown. */
let savedList = readJson<Loaded>(sessionStore, storageKeys.gameList);

const favouritesNow = () => Array.from(favourites.peek()).sort().join();
/** The favourites when their list was last shown: others since make another list. */
let favouritesThen = '';

/** What a shelf of home has of the query's list: its first page. */
function onShelf(query: Query): Pick<Loaded, 'games' | 'pageNum' | 'more'> | undefined {
  const { tab, gameType } = query;
  const isHot = addressOf(query) === addressOf({ ...plain, tab: tabs.hot });
  if (!isHot && addressOf(query) !== addressOf({ ...plain, gameType })) return undefined;
  const shelf = shelves.get(isHot ? tab : gameType)?.value.peek();
  // How many follow is known once the page is asked for anew.
  return shelf && { games: shelf, pageNum: 1, more: !isHot };
}

/**
 * Shows the list of `query`: as the person left it (G §4), or from its first page, which home may have shown; what may
 * have changed since is asked for behind.
 */
export function showList(query: Query): void {
  const name = nameOf(query, language.peek());
  const address = addressOf(query);
  const returned = savedList?.name === name ? savedList : undefined;
  // The same query in another language is on the way: the person's own may come after the page's.
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

/** Pages of a list that are asked for anew when it is come back to: 260 games. Of a longer list the rest stays. */
const mostRefreshed = 10;

/** Puts what the platform has now in the place of the first pages, one call at a time. Quiet: without an answer they stay. */
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

/** Keeps the list for the way back; called when the page is left. */
export function saveList(): void {
  const loaded: Loaded = { name: listName, address: listAddress, games: games.peek() ?? [], pageNum, more: hasMore.peek() };
  if (loaded.games.length && loaded.games.length <= mostKept) sessionStore.set(storageKeys.gameList, JSON.stringify(loaded));
  else sessionStore.remove(storageKeys.gameList);
}

/** Loads the next page that shows something, if there is one and none is under way. A failure stops the paging (G §8). */
export async function loadMore(query: Query): Promise<void> {
  // Before a list is shown, what came with the page is nobody's yet.
  if (loading || !hasMore.peek() || !listName) return;
  loading = true;
  const asked = listName;
  try {
    let found: Game[] = [];
    let more = true;
    // What is searched for may be on the last page alone.
    while (more && !found.length) {
      const pageNo = Math.floor((pageNum * limits.gamePageSize - removedCount) / limits.gamePageSize) + 1;
      const page = await pageOf(query, pageNo, games);
      if (asked !== listName) return;
      pageNum = pageNo;
      removedCount = 0;
      // A game that moved between two pages while the list was read comes once.
      const fresh = page.games.filter(({ nodeId }) => !knownIds.has(nodeId) && knownIds.add(nodeId));
      found = fresh.filter((game) => fits(game, query));
      // A platform that sends the same page again has no more; of the first, the beginning may have come before.
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

/** Goes on where a failure stopped the paging. */
export function retry(query: Query): void {
  batch(() => {
    hasMore.value = true;
    failure.value = undefined;
  });
  void loadMore(query);
}

/** A game leaves the list, as when it is no favourite any more (G §4). */
export function removeGame(nodeId: string): void {
  knownIds.delete(nodeId);
  removedCount++;
  games.value = games.peek()?.filter((game) => game.nodeId !== nodeId);
}
