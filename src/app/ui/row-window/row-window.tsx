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

/** The style sheet agrees. */
const columns = 3;

/** What stands before anything was measured: enough for the tallest phone. */
const start: RowRange = { from: 0, to: 9 };

/**
 * A grid of equal cards that keeps in the document only the rows near the viewport: its cost does not
 * grow with the list. The page scrolls, not the grid.
 */
export function RowWindow<T>({ items, nameOf, render, label }: RowWindowProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState(start);
  const rows = Math.ceil(items.length / columns);

  useLayoutEffect(() => {
    let rowHeight = 0;
    let top = 0;
    let frame = 0;
    const place = () => {
      frame = 0;
      const next = rowsToKeep({ scroll: scrollY, top, viewport: innerHeight, rowHeight, rows });
      setRange((kept) => (kept.from === next.from && kept.to === next.to ? kept : next));
      list.current!.style.transform = `translateY(${next.from * rowHeight}px)`;
    };
    // The only reads of layout: when the list or the width changes, never while it scrolls.
    const measure = () => {
      const card = list.current!.firstElementChild as HTMLElement | null;
      if (!card) return;
      rowHeight = card.offsetHeight + parseFloat(getComputedStyle(list.current!).rowGap);
      top = space.current!.getBoundingClientRect().top + scrollY;
      space.current!.style.height = `${rows * rowHeight}px`;
      place();
    };
    const scrolled = () => {
      if (rowHeight) frame ||= requestAnimationFrame(place);
    };
    measure();
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scrolled);
      removeEventListener('resize', measure);
    };
  }, [rows]);

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
