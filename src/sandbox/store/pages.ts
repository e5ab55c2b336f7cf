import type { SQLInputValue } from 'node:sqlite';
import type { PageOf } from '../../contract/page-of.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
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

/** One page of a list in memory. */
export function pageOfList<T>(list: readonly T[], pageNo: number): PageOf<T> {
  const start = pageStart(pageNo);
  return pageFrom(list.slice(start, start + usual), pageNo, usual, list.length);
}
