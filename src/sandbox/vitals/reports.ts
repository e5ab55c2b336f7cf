import type { DatabaseSync } from 'node:sqlite';
import { visitReport, type VisitReport } from '../../contract/visit-report.ts';
import { read } from '../../contract/shape.ts';
import type { Platform } from '../handler.ts';
import { findMerchant } from '../settings/merchants.ts';
import { change, rows } from '../store/database.ts';

/** The number of newest reports that are kept. */
const mostReports = 200;

/** `receivedAt` is epoch ms. */
export interface ReceivedReport extends VisitReport {
  id: number;
  receivedAt: number;
}

/** Stores a visit report. Throws a `ShapeError` where it does not fit the contract. */
export function receiveReport({ database, clock }: Platform, sent: unknown): void {
  const report = read(visitReport, sent);
  if (!findMerchant(database, report.merchant)) return;
  change(database, 'insert into vitals_report (merchant, body, received_at) values (?, ?, ?)', report.merchant, JSON.stringify(report), clock.now());
  change(database, 'delete from vitals_report where id <= (select max(id) from vitals_report) - ?', mostReports);
}

/** Newest first. */
export function reports(database: DatabaseSync, count: number): ReceivedReport[] {
  return rows<{ id: number; body: string; receivedAt: number }>(
    database, 'select id, body, received_at as receivedAt from vitals_report order by id desc limit ?', count,
  ).map(({ id, body, receivedAt }) => Object.assign(JSON.parse(body) as VisitReport, { id, receivedAt }));
}
