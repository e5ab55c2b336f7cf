import type { PageOf } from '../../contract/page-of.ts';
import { Refusal } from '../handler.ts';

/** Where a page of `size` entries starts, by its number from 1; refused where that is no page. */
export function pageStart(pageNo: number, size: number): number {
  if (!Number.isSafeInteger(pageNo) || pageNo < 1 || pageNo > 100_000) throw new Refusal('request.invalid');
  return (pageNo - 1) * size;
}

/** A page as the phone is told, of `total` entries in all. */
export const pageFrom = <T>(items: T[], pageNum: number, size: number, total: number): PageOf<T> => ({
  items, pageNum, totalPages: Math.ceil(total / size),
});
