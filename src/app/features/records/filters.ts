import { dayOf, daysLater, isDay } from '../../../contract/day.ts';
import { mostDays } from '../../../contract/records.ts';
import { serverNow } from '../../runtime/clock.ts';
import { withQuery } from '../../paths.ts';

/** Days in Brasília's zone, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Ranges selectable by one tap, in days up to today. */
export const spans = [1, 7, 30, 90] as const;

/** The current day in Brasília, by the platform's clock. */
export const today = (): string => dayOf(serverNow());

/** A range of days that ends with today. */
export const lastDays = (count: number): Days => ({ from: daysLater(today(), 1 - count), to: today() });

/** Why a typed range is invalid, as a string key: a `missing` day, the wrong `order`, or more than `mostDays` (`long`). */
export function validateDays({ from, to }: Days): 'missing' | 'order' | 'long' | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from > to) return 'order';
  return daysLater(from, mostDays) <= to ? 'long' : undefined;
}

/** The `span` of two typed dates. */
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

/** Parses the query of a record's address, such as `?days=90&type=won` or `?days=own&from=2026-01-01&to=2026-01-31`. */
export function filtersOf({ days = usual, from = '', to = '', type = '' }: Record<string, string>): Filters {
  if (days === ownDays) return { span: days, days: { from, to }, type };
  const span = spans.some((count) => String(count) === days) ? days : usual;
  return { span, days: lastDays(Number(span)), type };
}

/** The address of a record at `path` with its filters. */
export function addressOf(path: string, { span, days, type }: Filters): string {
  return withQuery(path, { days: span === usual ? '' : span, ...(span === ownDays && days), type });
}
