import type { SQLInputValue } from 'node:sqlite';
import type { PageOf } from '../../contract/page-of.ts';
import { Refusal, type Platform } from '../handler.ts';
import { startOfDayNumber } from '../time/day-number.ts';
import { row, rows } from './database.ts';

const usual = 20;
/** The highest page number that is accepted. */
const farthest = 1e9 - 1;
/** The highest page number of short lists, such as messages and invitations. */
export const farthestOfFew = 100_000;

/** The offset of a page of `size` entries; pages count from 1. A page beyond the last one is empty; a malformed number is refused. */
export function pageStart(pageNo: number, size = usual, last = farthest): number {
  if (!Number.isInteger(pageNo) || pageNo < 1 || pageNo > last) throw new Refusal('request.invalid');
  return (pageNo - 1) * size;
}

/** A page as the phone is told, of `total` entries in all. */
export const pageFrom = <T>(items: T[], pageNum: number, size: number, total: number): PageOf<T> => ({
  items, pageNum, totalPages: Math.ceil(total / size),
});

/** A query for a page: `from` has the tables and the condition, `values` its parameters. */
export interface Found {
  columns: string;
  from: string;
  order: string;
  values: readonly SQLInputValue[];
}

/** One page of the rows found. */
export function pageOfRows<Row>({ database }: Platform, { columns, from, order, values }: Found, pageNo: number): PageOf<Row> {
  const start = pageStart(pageNo);
  const { count } = row<{ count: number }>(database, `select count(*) as count from ${from}`, ...values)!;
  const items = rows<Row>(database, `select ${columns} from ${from} order by ${order} limit ? offset ?`, ...values, usual, start);
  return pageFrom(items, pageNo, usual, count);
}

/** A query for a page of a table whose rows are counted by day. */
export interface FoundByDay {
  columns: string;
  table: string;
  /** the condition and its parameters; the days bound the end */
  where: string;
  values: readonly SQLInputValue[];
  /** the column of the time, newest first */
  at: string;
  /** further tables of the row */
  joins: string;
  /** numbers of the days that have any, newest first, with how many match */
  days: readonly { day: number; count: number }[];
}

/** One page of the rows found. No row before the page's day is counted, and none before the page is joined. */
export function pageByDay<Row>({ database }: Platform, { columns, table, where, values, at, joins, days }: FoundByDay, pageNo: number): PageOf<Row> {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  let skipped = pageStart(pageNo);
  const first = days.find(({ count }) => {
    if (skipped < count) return true;
    skipped -= count;
    return false;
  });
  if (!first) return pageFrom<Row>([], pageNo, usual, total);
  const items = rows<Row>(
    database,
    `select ${columns} from (select rowid as found from ${table} where ${where} and ${at} < ? order by ${at} desc, rowid desc limit ? offset ?)
     join ${table} on ${table}.rowid = found ${joins} order by ${table}.${at} desc, ${table}.rowid desc`,
    ...values, startOfDayNumber(first.day + 1), usual, skipped,
  );
  return pageFrom(items, pageNo, usual, total);
}

/** One page of a list in memory. */
export function pageOfList<T>(list: readonly T[], pageNo: number): PageOf<T> {
  const start = pageStart(pageNo);
  return pageFrom(list.slice(start, start + usual), pageNo, usual, list.length);
}
