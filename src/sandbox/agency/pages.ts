import type { PageOf } from '../../contract/page-of.ts';
import { Refusal } from '../handler.ts';

const pageSize = 20;

/** The part of a list that is page `pageNo`, which counts from 1; refused where there can be no such page. */
export function pageOfList<T>(list: readonly T[], pageNo: number): PageOf<T> {
  if (!Number.isInteger(pageNo) || pageNo < 1) throw new Refusal('request.invalid');
  const first = (pageNo - 1) * pageSize;
  return { items: list.slice(first, first + pageSize), pageNum: pageNo, totalPages: Math.ceil(list.length / pageSize) };
}
