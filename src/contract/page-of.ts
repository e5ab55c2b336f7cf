import { list, number, record, type Shape } from './shape.ts';

/** One page of a longer list, newest first; `pageNum` counts from 1 (G §3). */
export interface PageOf<T> {
  items: T[];
  pageNum: number;
  totalPages: number;
}

/** The shape of a page of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <T>(of: Shape<T>): Shape<PageOf<T>> => record({ items: list(of), pageNum: number, totalPages: number });
