import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '../../gateway/pages.ts';
import { AsyncList } from '../async/async.tsx';

/** G §4: px from the bottom within which the next page is requested, and the least ms between two requests. */
const within = 500;
const once = 1_000;

/**
 * Calls `more` when the page is scrolled near its end, and after a change of `loaded`, the number of items, that does not
 * fill the page.
 */
export function useInfiniteScroll(more: () => void, loaded: number): void {
  const latest = useRef(more);
  const asked = useRef(-once);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  latest.current = more;

  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (scrollY + innerHeight < document.documentElement.scrollHeight - within) return;
      const wait = asked.current + once - performance.now();
      clearTimeout(later.current);
      if (wait > 0) {
        later.current = setTimeout(look, wait);
        return;
      }
      asked.current = performance.now();
      latest.current();
    };
    const scrolled = () => (frame ||= requestAnimationFrame(look));
    scrolled();
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later.current);
      removeEventListener('scroll', scrolled);
    };
  }, [loaded]);
}

interface PagedListProps<T> {
  pages: Pages<T>;
  /** the skeleton, in the final size of the content */
  waiting: ReactNode;
  /** view of an empty list */
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** A long list that loads its next page when its end comes near (G §4): loading, failed, empty or known. */
export function PagedList<T>({ pages, empty, ...states }: PagedListProps<T>) {
  const { t } = useTranslation('states');
  const loaded = pages.value.value?.length;
  // After a failure only the retry button requests the page, not each scroll.
  useInfiniteScroll(() => void (pages.failure.peek() === undefined && pages.more()), loaded ?? 0);
  return (
    <>
      {/* All shown items may have been removed: the list is empty only if no page is left. */}
      <AsyncList list={{ ...pages, load: () => (loaded ? pages.more() : pages.load()) }} empty={pages.hasMore.value ? states.waiting : empty} {...states} />
      {loaded !== undefined && pages.hasMore.value && pages.failure.value === undefined && (
        <div className="skeleton async-list-more" role="status">
          <span className="unseen">{t('shell:loading')}</span>
        </div>
      )}
    </>
  );
}
