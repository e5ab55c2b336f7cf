import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { rowsToKeep } from './rows.ts';
import type { RowRange } from './rows.ts';
import './row-window.css';

interface RowWindowProps<T> {
  items: readonly T[];
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
  label: string;
}

/** Cards stand in three columns on a phone and in more on wider screens; the style sheet agrees. */
const columnsNow = () => (innerWidth >= 720 ? 6 : innerWidth >= 480 ? 4 : 3);

/** What stands before anything was measured. */
const start: RowRange = { from: 0, to: 12 };

/**
 * A grid of equal cards that keeps in the document only the rows near the viewport: its cost does not
 * grow with the list. The page scrolls, not the grid.
 */
export function RowWindow<T>({ items, nameOf, render, label }: RowWindowProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState(start);
  const [columns, setColumns] = useState(3);
  const rows = Math.ceil(items.length / columns);

  useLayoutEffect(() => {
    let rowHeight = 0;
    let top = 0;
    let frame = 0;
    // The only reads of layout: when the list or the width changes, never while it scrolls.
    const measure = () => {
      const card = list.current?.firstElementChild as HTMLElement | null;
      if (!card || !space.current) return;
      setColumns(columnsNow());
      rowHeight = card.offsetHeight + parseFloat(getComputedStyle(list.current!).rowGap || '0');
      top = space.current.getBoundingClientRect().top + scrollY;
      place();
    };
    const place = () => {
      frame = 0;
      if (!rowHeight) return;
      const next = rowsToKeep({ scroll: scrollY, top, viewport: innerHeight, rowHeight, rows });
      space.current!.style.height = `${rows * rowHeight}px`;
      setRange((kept) => (kept.from === next.from && kept.to === next.to ? kept : next));
      list.current!.style.transform = `translateY(${next.from * rowHeight}px)`;
    };
    const scrolled = () => (frame ||= requestAnimationFrame(place));
    measure();
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scrolled);
      removeEventListener('resize', measure);
    };
  }, [rows, items.length > 0]);

  return (
    <div className="row-window" ref={space}>
      <ul className="row-window-list" ref={list} aria-label={label}>
        {items.slice(range.from * columns, range.to * columns).map((item, index) => (
          <li key={nameOf(item)} aria-posinset={range.from * columns + index + 1} aria-setsize={items.length}>
            {render(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
