import { effect, untracked } from '@preact/signals-react';
import type { Game } from '../../../contract/endpoints/games.ts';
import { addFavourite, favouriteGames, removeFavourite } from '../../../contract/endpoints/play.ts';
import * as limits from '../../../contract/limits.ts';
import { endAll } from '../../device/listen.ts';
import { call } from '../../gateway/call.ts';
import { onRecovery } from '../../gateway/resource.ts';
import { i18n } from '../../i18n/index.ts';
import { language, reloadOnLanguage } from '../../i18n/language.ts';
import { toast, toastFailure, toastWhile } from '../../ui/messages/messages.ts';
import { favourites, sorting, vendorList } from '../games/games.ts';
import { session } from '../session/session.ts';
import { redirectToLogin } from './addresses.ts';

/** Favourites changed while a list of them is loading, by nodeId: newer than the list. */
const marks = new Map<string, boolean>();
let loads = 0;

/** Loads the member's favourites; a failure leaves them as they were (G §8: no message). */
export async function loadFavourites(): Promise<void> {
  const token = session.peek()?.token;
  const found = new Set<string>();
  loads++;
  try {
    for (let pageNo = 1, hasMore = true; hasMore; pageNo++) {
      const { content, totalPages } = await call(favouriteGames, { language: language.peek(), pageNo, pageSize: limits.gamePageSize }, favourites);
      const before = found.size;
      for (const game of content) found.add(game.nodeId);
      // A page with nothing new is the last: a wrong `totalPages` would be followed without end.
      hasMore = pageNo < totalPages && found.size > before;
    }
    if (session.peek()?.token !== token) return;
    favourites.value = Array.from(found);
    for (const [nodeId, on] of marks) mark(nodeId, on);
  } catch {
    // They stay as they were; the load is retried.
    if (session.peek()) onRecovery(reloadFavourites);
  } finally {
    loads--;
    forgetMarks();
  }
}

const reloadFavourites = () => void (session.peek() && loadFavourites());

const changing = new Set<string>();

/** Adds or removes a favourite (G06): shown at once, reverted when the platform refuses. Guests go to login. */
export async function toggleFavourite(game: Pick<Game, 'nodeId' | 'vassalage'>): Promise<void> {
  if (!session.peek()) {
    toast(i18n.t('common:favourite.login'));
    redirectToLogin(false);
    return;
  }
  const { nodeId, vassalage: vendor } = game;
  if (changing.has(nodeId)) return;
  changing.add(nodeId);
  const removes = favourites.peek().includes(nodeId);
  mark(nodeId, !removes);
  try {
    const changed = call(removes ? removeFavourite : addFavourite, { nodeId, vendor });
    await toastWhile(i18n.t(removes ? 'common:favourite.removing' : 'common:favourite.adding'), changed);
  } catch (error) {
    // If the session ended meanwhile, that has been shown, and there is nothing to revert.
    if (session.peek()) {
      mark(nodeId, removes);
      toastFailure(error, () => void toggleFavourite(game));
    }
  } finally {
    changing.delete(nodeId);
    forgetMarks();
  }
}

/** A list requested after the last change contains it. */
function forgetMarks(): void {
  if (!loads && !changing.size) marks.clear();
}

function mark(nodeId: string, on: boolean): void {
  marks.set(nodeId, on);
  const others = favourites.peek().filter((other) => other !== nodeId);
  favourites.value = on ? [...others, nodeId] : others;
}

/** Loads what every list of games needs: categories, vendors, and a member's favourites. Returns the function that stops it. */
export const loadGameLists = (): (() => void) => endAll([
  reloadOnLanguage(sorting.load),
  reloadOnLanguage(vendorList.load),
  effect(() => {
    if (session.value) untracked(() => void loadFavourites());
  }),
]);
