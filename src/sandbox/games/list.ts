import type { SQLInputValue } from 'node:sqlite';
import { cleanText } from '../../contract/clean.ts';
import type { Game } from '../../contract/endpoints/games.ts';
import type { Language } from '../languages.ts';
import type { Platform } from '../handler.ts';
import { row, rows } from '../store/database.ts';
import { searchable } from './searchable.ts';
import { gameColumns, readGame, type GameRow } from './games.ts';

/** Filters of a list of games; a blank or missing one does not filter. */
interface Filter {
  gameType?: string;
  gameName?: string;
  gameClassify?: string;
  isNew?: boolean;
  vendors?: readonly string[];
  /** minor units; games that can be played for this much or less */
  minimumBet?: number;
}

export interface Paging {
  pageNo: number;
  pageSize: number;
}

export interface GamePage {
  games: Game[];
  pageNum: number;
  totalPages: number;
}

const largestPage = 100;
const longestSearch = 200;

/** One page of games in the platform's order. A page beyond the last is empty. */
export function listGames({ database }: Platform, language: Language, filter: Filter, paging: Paging): GamePage {
  const { where, values } = conditionsOf(language, filter);
  const { size, page, offset } = boundsOf(paging);
  const games = rows<GameRow>(
    database, `select ${gameColumns(language)} from games where ${where} order by position limit ? offset ?`, ...values, size, offset,
  );
  const { count } = row<{ count: number }>(database, `select count(*) as count from games where ${where}`, ...values)!;
  return { games: games.map((game) => readGame(game, language)), pageNum: page, totalPages: Math.ceil(count / size) };
}

/** Page and size of the request, within the platform's limits. */
export function boundsOf({ pageNo, pageSize }: Paging): { size: number; page: number; offset: number } {
  const size = Math.min(largestPage, Math.max(1, Math.trunc(pageSize)));
  const page = Math.min(100_000, Math.max(1, Math.trunc(pageNo)));
  return { size, page, offset: (page - 1) * size };
}

function conditionsOf(language: Language, filter: Filter): { where: string; values: SQLInputValue[] } {
  const conditions: string[] = ['true'];
  const values: SQLInputValue[] = [];
  const add = (condition: string, ...more: SQLInputValue[]) => {
    conditions.push(condition);
    values.push(...more);
  };
  if (filter.gameType === 'HOT') add('hot_position is not null');
  else if (filter.gameType) add('category = ?', filter.gameType);
  if (filter.gameClassify) add('classification = ?', filter.gameClassify);
  if (filter.isNew) add('is_new = 1');
  if (filter.vendors?.length) add('vendor in (select value from json_each(?))', JSON.stringify(filter.vendors));
  if (filter.minimumBet) add('minimum_bet <= ?', Math.trunc(filter.minimumBet));
  const search = searchable(cleanText(filter.gameName ?? '')).slice(0, longestSearch);
  // `instr` takes the text as it is: it knows no wildcards that would have to be escaped.
  if (search) add(`instr(${language === 'en' ? 'search_en' : 'search_pt'}, ?) > 0`, search);
  return { where: conditions.join(' and '), values };
}

/** The popular games in their order, of one category or of all. */
export function hotGamesOf({ database }: Platform, language: Language, category: string): Game[] {
  const found = rows<GameRow>(
    database,
    `select ${gameColumns(language)} from games where hot_position is not null and (? = '' or category = ?) order by hot_position`,
    category, category,
  );
  return found.map((game) => readGame(game, language));
}
