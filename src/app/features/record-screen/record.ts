import type { Endpoint } from '../../../contract/endpoint.ts';
import { recordTotals } from '../../../contract/endpoints/records.ts';
import type { RecordTotals } from '../../../contract/endpoints/records.ts';
import type { PageOf } from '../../../contract/page-of.ts';
import { pages } from '../../gateway/pages.ts';
import type { Pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';
import type { Resource } from '../../gateway/resource.ts';
import type { Days } from '../records/days.ts';
import type { Filters } from '../records/filters.ts';

interface Asked extends Days {
  type?: string;
  pageNo: number;
}

/** A call that gives a record page by page, from day to day. */
export type RecordEndpoint<T> = Endpoint<Asked, PageOf<T>>;

/** A record as one screen requests it: its lines and their totals. */
export interface RecordState<T> {
  readonly lines: Pages<T>;
  readonly totals: Resource<RecordTotals>;
  /** Asks for what the filters let through; what other filters let through goes at once. */
  load(filters: Filters): void;
  /** Shows nothing. */
  clear(): void;
}

/** The state of one record; `of` is its name in `recordTotals`. */
export function createRecord<T>(endpoint: RecordEndpoint<T>, of: string): RecordState<T> {
  let asked: Days & { type?: string };
  const lines = pages(endpoint, () => asked);
  const totals = resource(recordTotals, () => ({ of, ...asked }));
  const clear = () => {
    lines.clear();
    totals.clear();
  };
  return {
    lines,
    totals,
    load({ days, type }) {
      asked = { ...days, type: type || undefined };
      void lines.load();
      void totals.load();
    },
    clear,
  };
}
