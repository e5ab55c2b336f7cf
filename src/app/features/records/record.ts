import { signal } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { recordTotals } from '../../../contract/endpoints/records.ts';
import type { RecordTotals } from '../../../contract/endpoints/records.ts';
import type { PageOf } from '../../../contract/page-of.ts';
import { pages } from '../../gateway/pages.ts';
import type { Pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';
import type { Resource } from '../../gateway/resource.ts';
import { lastDays } from './days.ts';
import type { Days } from './days.ts';

interface Asked extends Days {
  type?: string;
  pageNo: number;
}

export type RecordEndpoint<T> = Endpoint<Asked, PageOf<T>>;

/** A record of the platform as one screen asks for it: its days, its type, its lines and what they add up to. */
export interface RecordState<T> {
  readonly days: ReadonlySignal<Days>;
  /** blank for all */
  readonly type: ReadonlySignal<string>;
  readonly lines: Pages<T>;
  readonly totals: Resource<RecordTotals>;
  load(): void;
  /** Asks for other days or another type; what was there goes at once. */
  choose(wanted: { days?: Days; type?: string }): void;
}

export function createRecord<T>(endpoint: RecordEndpoint<T>, of: string): RecordState<T> {
  const days = signal(lastDays(7));
  const type = signal('');
  const asked = () => ({ ...days.peek(), type: type.peek() || undefined });
  const lines = pages(endpoint, asked);
  const totals = resource(recordTotals, () => ({ of, ...asked() }));
  const load = () => {
    void lines.load();
    void totals.load();
  };
  return {
    days,
    type,
    lines,
    totals,
    load,
    choose(wanted) {
      if (wanted.days) days.value = wanted.days;
      if (wanted.type !== undefined) type.value = wanted.type;
      lines.clear();
      totals.clear();
      load();
    },
  };
}
