import type { SQLInputValue } from 'node:sqlite';
import type { PageOf } from '../../contract/page-of.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { row, rows } from '../store/database.ts';

const size = 20;

/** A page beyond the last one is empty; what is no number of a page is refused. */
export function readPageNo(pageNo: number): number {
  if (!Number.isInteger(pageNo) || pageNo < 1 || !Number.isSafeInteger(pageNo * size)) throw new Refusal('request.invalid');
  return pageNo;
}

/** What is read from the database: `from` begins with the tables and ends with the condition, which takes `values`. */
export interface Found {
  columns: string;
  from: string;
  order: string;
  values: readonly SQLInputValue[];
}

/** One page of the rows found. */
export function pageOfRows<Row>({ database }: Platform, { columns, from, order, values }: Found, pageNo: number): PageOf<Row> {
  const offset = (readPageNo(pageNo) - 1) * size;
  const { count } = row<{ count: number }>(database, `select count(*) as count from ${from}`, ...values)!;
  const items = rows<Row>(database, `select ${columns} from ${from} order by ${order} limit ? offset ?`, ...values, size, offset);
  return { items, pageNum: pageNo, totalPages: Math.ceil(count / size) };
}

/** One page of a list that is here whole. */
export function pageOfList<T>(list: readonly T[], pageNo: number): PageOf<T> {
  const offset = (readPageNo(pageNo) - 1) * size;
  return { items: list.slice(offset, offset + size), pageNum: pageNo, totalPages: Math.ceil(list.length / size) };
}
