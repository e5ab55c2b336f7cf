import type { PageOf } from '../../contract/page-of.ts';
import type { Platform } from '../handler.ts';
import { row, rows } from '../store/database.ts';

const pageSize = 20;

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
  { database }: Platform, table: 'deposits' | 'withdrawals', memberId: number, { from, to, status, page }: RecordQuery<string>,
): PageOf<Row> {
  const where = `from ${table} where member_id = ?1 and created_at >= ?2 and created_at < ?3 and (?4 is null or status = ?4)`;
  const asked = [memberId, from, to, status ?? null] as const;
  const { count } = row<{ count: number }>(database, `select count(*) as count ${where}`, ...asked)!;
  const pageNum = Math.max(1, Math.trunc(page) || 1);
  const items = rows<Row>(database, `select * ${where} order by created_at desc, id desc limit ${pageSize} offset ?5`, ...asked, (pageNum - 1) * pageSize);
  return { items, pageNum, totalPages: Math.ceil(count / pageSize) };
}
