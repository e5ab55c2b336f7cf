import { withQuery } from '../../paths.ts';
import { lastDays, spans } from './days.ts';
import type { Days } from './days.ts';

/** The `span` of two dates of one's own. */
export const ownDays = 'own';

/** The filters of a record. All of them are in the address, so that a reload keeps them. */
export interface Filters {
  /** days up to today as text, one of `spans`, or `ownDays` */
  span: string;
  /** with `ownDays` as typed: either may be missing */
  days: Days;
  /** empty for all */
  type: string;
}

const usual = '7';

/** Reads the query of a record's address, as `?days=90&type=won` or `?days=own&from=2026-01-01&to=2026-01-31`. */
export function filtersOf({ days = usual, from = '', to = '', type = '' }: Record<string, string>): Filters {
  if (days === ownDays) return { span: days, days: { from, to }, type };
  const span = spans.some((count) => String(count) === days) ? days : usual;
  return { span, days: lastDays(Number(span)), type };
}

/** The address of a record at `path` with its filters. */
export function addressOf(path: string, { span, days, type }: Filters): string {
  return withQuery(path, { days: span === usual ? '' : span, ...(span === ownDays && days), type });
}
