import type { Game } from '../../contract/endpoints/games.ts';
import type { Language } from '../languages.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { gameColumns, readGame, type GameRow } from './games.ts';
import { boundsOf, type GamePage, type Paging } from './list.ts';

/** Games that a person has played lately are kept up to this many. */
export const mostRecent = 12;

function refuseUnknown({ database }: Platform, nodeId: string): void {
  if (!row(database, 'select 1 from games where node_id = ?', nodeId)) throw new Refusal('game.unavailable');
}

/** Adds a favourite; one that is in the list already stays at its position. */
export function addFavourite(platform: Platform, memberId: number, nodeId: string): void {
  refuseUnknown(platform, nodeId);
  change(
    platform.database, 'insert into favourites (member_id, node_id, added_at) values (?, ?, ?) on conflict do nothing',
    memberId, nodeId, platform.clock.now(),
  );
}

export function removeFavourite({ database }: Platform, memberId: number, nodeId: string): void {
  change(database, 'delete from favourites where member_id = ? and node_id = ?', memberId, nodeId);
}

/** One page of the member's favourites, newest first, of one category or of all. */
export function favouritesOf({ database }: Platform, memberId: number, language: Language, category: string, paging: Paging): GamePage {
  const { size, page, offset } = boundsOf(paging);
  const where = "from favourites join games using (node_id) where member_id = ? and (? = '' or category = ?)";
  const games = rows<GameRow>(
    database, `select ${gameColumns(language)} ${where} order by added_at desc, favourites.rowid desc limit ? offset ?`,
    memberId, category, category, size, offset,
  );
  const { count } = row<{ count: number }>(database, `select count(*) as count ${where}`, memberId, category, category)!;
  return { games: games.map((game) => readGame(game, language)), pageNum: page, totalPages: Math.ceil(count / size) };
}

/** Notes that the member played a game; the oldest beyond `mostRecent` are forgotten. */
export function noteRecent(platform: Platform, memberId: number, nodeId: string): void {
  refuseUnknown(platform, nodeId);
  transaction(platform.database, () => {
    change(platform.database, 'delete from recent_games where member_id = ? and node_id = ?', memberId, nodeId);
    change(platform.database, 'insert into recent_games (member_id, node_id, played_at) values (?, ?, ?)', memberId, nodeId, platform.clock.now());
    change(
      platform.database,
      `delete from recent_games where member_id = ? and rowid not in
       (select rowid from recent_games where member_id = ? order by rowid desc limit ?)`,
      memberId, memberId, mostRecent,
    );
  });
}

/** The games the member played last, most recent first. */
export function recentOf({ database }: Platform, memberId: number, language: Language): Game[] {
  const found = rows<GameRow>(
    database, `select ${gameColumns(language)} from recent_games join games using (node_id) where member_id = ? order by recent_games.rowid desc limit ?`,
    memberId, mostRecent,
  );
  return found.map((game) => readGame(game, language));
}
