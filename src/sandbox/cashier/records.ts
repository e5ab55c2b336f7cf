import type { PageOf } from '../../contract/page-of.ts';
import type { Platform } from '../handler.ts';
import { pageOfRows } from '../store/pages.ts';

/** Which records are asked for: made in `from` to before `to`, epoch ms; `page` counts from 1. */
export interface RecordQuery<Status extends string> {
  from: number;
  to: number;
  /** none: any */
  status?: Status;
  page: number;
}

/** One page of the deposits or withdrawals of a member, newest first. */
export function pageOfRecords<Row>(
  platform: Platform, table: 'deposits' | 'withdrawals', memberId: number, { from, to, status, page }: RecordQuery<string>,
): PageOf<Row> {
  return pageOfRows(platform, {
    columns: '*',
    from: `${table} where member_id = ? and created_at >= ? and created_at < ? and coalesce(?, status) = status`,
    order: 'created_at desc, id desc',
    values: [memberId, from, to, status ?? null],
  }, page);
}
