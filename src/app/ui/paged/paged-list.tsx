import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '../../gateway/pages.ts';
import { useInfiniteScroll } from './use-infinite-scroll.ts';
import { AsyncList } from '../async/async-list.tsx';

interface PagedListProps<T> {
  pages: Pages<T>;
  /** the skeleton, in the final size of the content */
  waiting: ReactNode;
  /** view of an empty list */
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A long list that asks for its next page as its end comes near (G §4), in each of its states. */
export function PagedList<T>({ pages, empty, ...states }: PagedListProps<T>) {
  const { t } = useTranslation('states');
  const loaded = pages.value.value?.length;
  // A page that did not come is asked for by its button, not by every touch of the page.
  useInfiniteScroll(() => void (pages.failure.peek() === undefined && pages.more()), loaded ?? 0);
  return (
    <>
      {/* What was there may have been taken away: it is empty once no page is left. */}
      <AsyncList list={{ ...pages, load: () => (loaded ? pages.more() : pages.load()) }} empty={pages.hasMore.value ? states.waiting : empty} {...states} />
      {loaded !== undefined && pages.hasMore.value && pages.failure.value === undefined && (
        <p className="quiet async-list-more" role="status">
          {t('shell:loading')}
        </p>
      )}
    </>
  );
}
