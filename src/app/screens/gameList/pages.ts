import { batch, signal } from '@preact/signals-react';
import type { Game } from '../../../contract/endpoints/games.ts';
import { limits } from '../../../contract/limits.ts';
import type { Language } from '../../../contract/languages.ts';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import type { Asker } from '../../gateway/call.ts';
import { abortWhenLeft } from '../../gateway/left.ts';

import { language } from '../../i18n/language.ts';
import { favourites } from '../../features/games/favourites.ts';
import { session } from '../../features/session/session.ts';
import { pageOf } from './page-of.ts';
import { addressOf, tabs } from './query.ts';
import type { Query } from './query.ts';

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

/** Games as far as they have been loaded; none before the first page. */
export const games = signal<readonly Game[] | undefined>(undefined, abortWhenLeft);
/** Why the newest page did not come, or none. */
export const failure = signal<unknown>(undefined);
export const hasMore = signal(false);

let shown = '';
let shownAddress = '';
let pageNum = 0;
let loading = false;

/** Games kept for the way back from a game's page: of more, the storage of a tab might not have room. */
const kept = 5_200;

/** nodeIds of the games that are shown: to make them out anew at each page would cost more with every page. */
let known = new Set<string>();

const nameOf = (query: Query, spoken: Language) => JSON.stringify([query, spoken, session.peek()?.userName]);

/** The list that a visit to a game's page left in this tab; forgotten once another query is shown. */
let left = readJson<Loaded>(sessionStore, storageKeys.gameList);

const favouritesNow = () => Array.from(favourites.peek()).sort().join();
/** The favourites when their list was last shown: others since make another list. */
let favouritesThen = '';

/**
 * Shows the list of `query`: from its first page, or as the person left it (G §4), with what may have changed since
 * asked for behind.
 */
export function show(query: Query): void {
  const name = nameOf(query, language.peek());
  const address = addressOf(query);
  const before = left?.name === name ? left : undefined;
  // The same query in another language is on the way: the person's own may come after the page's.
  if (before || left?.address !== address) left = undefined;
  const changed = query.tab === tabs.favourites && favouritesThen !== favouritesNow();
  favouritesThen = favouritesNow();
  if (name === shown && games.peek() && !changed) return void refresh(query);
  shownAddress = address;
  shown = name;
  loading = false;
  pageNum = before?.pageNum ?? 0;
  known = new Set(before?.games.map((game) => game.nodeId));
  batch(() => {
    games.value = before?.games;
    failure.value = undefined;
    hasMore.value = before?.more ?? true;
  });
  void (before ? refresh(query) : loadMore(query));
}

/** Pages of a list that are asked for anew when it is come back to: 260 games. Of a longer list the rest stays. */
const refreshed = 10;

/** Puts what the platform has now in the place of the first pages, one call at a time. Quiet: without an answer they stay. */
async function refresh(query: Query): Promise<void> {
  const asked = shown;
  const count = Math.min(pageNum, refreshed);
  const listed = games.peek()!;
  const head = new Set((count < pageNum ? listed.slice(0, count * limits.gamePageSize) : listed).map(({ nodeId }) => nodeId));
  const fresh = new Map<string, Game>();
  let ends = false;
  try {
    for (let pageNo = 1; pageNo <= count && !ends; pageNo++) {
      const page = await pageOf(query, pageNo, language.peek(), games);
      if (asked !== shown) return;
      for (const game of page.games) fresh.set(game.nodeId, game);
      ({ ends } = page);
    }
  } catch {
    return;
  }
  // Games removed meanwhile, such as a favourite, stay away; pages loaded meanwhile stay.
  const now = games.peek() ?? [];
  const gone = listed.filter(({ nodeId }) => !known.has(nodeId));
  for (const { nodeId } of gone) fresh.delete(nodeId);
  const rest = ends ? [] : now.filter(({ nodeId }) => !head.has(nodeId) && !fresh.has(nodeId));
  const next = Array.from(fresh.values()).concat(rest);
  known = new Set(next.map(({ nodeId }) => nodeId));
  batch(() => {
    if (JSON.stringify(next) !== JSON.stringify(now)) games.value = next;
    if (ends) hasMore.value = false;
    failure.value = undefined;
  });
}

/** Keeps the list for the way back; called when the page is left. */
export function saveList(): void {
  const loaded: Loaded = { name: shown, address: shownAddress, games: games.peek() ?? [], pageNum, more: hasMore.peek() };
  if (loaded.games.length && loaded.games.length <= kept) sessionStore.set(storageKeys.gameList, JSON.stringify(loaded));
  else sessionStore.remove(storageKeys.gameList);
}

/** Loads the next page, if there is one and none is under way. A failure stops the paging (G §8). */
export async function loadMore(query: Query): Promise<void> {
  if (loading || !hasMore.peek()) return;
  loading = true;
  const asked = shown;
  try {
    const page = await pageOf(query, pageNum + 1, language.peek(), games);
    if (asked !== shown) return;
    pageNum++;
    // A game that moved between two pages while the list was read comes once.
    const fresh = page.games.filter(({ nodeId }) => !known.has(nodeId) && known.add(nodeId));
    batch(() => {
      games.value = (games.peek() ?? []).concat(fresh);
      failure.value = undefined;
      // A platform that sends the same page again has no more.
      hasMore.value = !page.ends && (fresh.length > 0 || page.games.length === 0);
    });
  } catch (error) {
    if (asked !== shown || (games as Asker).left) return;
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
