import { batch, signal, type Signal } from '@preact/signals-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { PageOf } from '../../contract/page-of.ts';
import { call, type Asker } from './call.ts';
import { abortWhenLeft, cancelRecovery, onRecovery, type Loadable } from './resource.ts';

/** A long list of the platform, loaded page by page. */
export interface Pages<T> extends Loadable<readonly T[]> {
  /** all items of the pages loaded so far; undefined before the first */
  readonly value: Signal<readonly T[] | undefined>;
  readonly hasMore: Signal<boolean>;
  /** Loads the first page, which replaces the list when it comes. Never rejects. */
  load(): Promise<void>;
  /** Loads the next page, if there is one and no load is pending. Never rejects. */
  more(): Promise<void>;
  /** Removes all pages, e.g. after a change of filter. */
  clear(): void;
}

/** New items move the rest of the list down, so that the end of one page comes again at the beginning of the next: skip the known ones. */
function joinItems<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const nameOf = (item: T) => (item as { id?: unknown }).id || JSON.stringify(item);
  const known = new Set(before.map(nameOf));
  return [...before, ...after.filter((item) => !known.has(nameOf(item)))];
}

/** The pages of one endpoint; `input` is called at each first page, and its value kept for the next ones. Known items are not added again. */
export function pages<I, T>(endpoint: Endpoint<I, PageOf<T>>, input: () => Omit<I, 'pageNo'>): Pages<T> {
  const value = signal<readonly T[] | undefined>(undefined, abortWhenLeft);
  const failure = signal<unknown>(undefined);
  const hasMore = signal(false);
  let latest = 0;
  let busy = false;
  let pageNo = 0;
  let held = {} as Omit<I, 'pageNo'>;

  async function bring(wanted: number): Promise<void> {
    const turn = ++latest;
    busy = true;
    failure.value = undefined;
    try {
      const page = await call(endpoint, { ...held, pageNo: wanted } as I, value);
      if (turn !== latest) return;
      pageNo = wanted;
      batch(() => {
        value.value = wanted > 1 ? joinItems(value.peek() ?? [], page.items) : page.items;
        // An empty page ends the list, whatever `totalPages` says.
        hasMore.value = wanted < page.totalPages && page.items.length > 0;
      });
    } catch (error) {
      if (turn !== latest || (value as Asker).left) return;
      failure.value = error;
      onRecovery(again);
    } finally {
      if (turn === latest) busy = false;
    }
  }

  // Reloads the page that failed, if anybody still waits for it.
  const again = () => void (failure.peek() !== undefined && !(value as Asker).left && bring(value.peek() ? pageNo + 1 : 1));

  return {
    value,
    failure,
    hasMore,
    load() {
      held = input();
      return bring(1);
    },
    async more() {
      if (!busy && hasMore.peek()) await bring(pageNo + 1);
    },
    clear() {
      latest++;
      busy = false;
      cancelRecovery(again);
      batch(() => ((value.value = undefined), (failure.value = undefined), (hasMore.value = false)));
    },
  };
}
