// Members' calls on games: favourites, recent games, launches; apart from the lists, so that the first bundle does not contain them.
import { endpoint } from '../endpoint.ts';
import { list, number, optional, record, text } from '../shape.ts';
import { game, page } from './game.ts';

/** One page of the favourites, newest first (G §7). */
export const favouriteGames = endpoint('/wps/game/favourites', record({
  language: text,
  gameType: optional(text),
  pageNo: number,
  pageSize: number,
}), record({ content: list(game), ...page }), { access: 'member' });

/** The last launched games, newest first (G §7). */
export const recentGames = endpoint('/wps/game/recent', record({ language: text }), list(game), { access: 'member' });

const favourite = record({ nodeId: text, vendor: text });

/** Makes a game a favourite; repeated, it changes nothing (G §7). */
export const addFavourite = endpoint('/wps/game/favourite', favourite, record({}), { method: 'POST', access: 'member' });

/** Removes a favourite; repeated, it changes nothing (G §7). */
export const removeFavourite = endpoint('/wps/game/favourite', favourite, record({}), { method: 'DELETE', access: 'member' });

/** Adds a game to the recent ones; a GET, as the specification has it (G §7). */
export const addRecentGame = endpoint('/wps/game/recent/add', record({ nodeId: text }), record({}), { access: 'member', changes: true });

/** Refused with `game.unavailable` when the vendor is unavailable. `gameUrl` is the page to open. */
export const launchGame = endpoint('/wps/game/launch/v3', record({
  category: text,
  vendor: text,
  gameId: text,
  nodeId: text,
  language: text,
  /** path of the app to which the game's back arrow leads */
  backUrl: text,
}), record({ gameUrl: text }), { method: 'POST', access: 'member' });
