import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { rowsOnTheWay, rowsToKeep } from './rows.ts';
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

/** What stands before anything was measured: a small phone shows no more. */
const start: RowRange = { from: 0, to: 3 };

/**
 * A grid of equal cards that keeps in the document only the rows near the viewport: its cost does not
 * grow with the list. The page scrolls, not the grid.
 */
export function RowWindow<T>({ items, nameOf, render, label }: RowWindowProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState(start);
  const shown = useRef(range);
  const rows = Math.ceil(items.length / columns);

  useLayoutEffect(() => {
    let rowHeight = 0;
    let top = 0;
    let frame = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      frame = 0;
      clearTimeout(later);
      const geometry = { scroll: scrollY, top, viewport: innerHeight, rowHeight, rows };
      const wanted = rowsToKeep(geometry);
      const next = rowsOnTheWay(shown.current, wanted, geometry);
      if (next.to < wanted.to) later = setTimeout(place);
      if (shown.current.from === next.from && shown.current.to === next.to) return;
      list.current!.style.transform = `translateY(${next.from * rowHeight}px)`;
      setRange((shown.current = next));
    };
    // The only reads of layout: when the list or the width changes, never while it scrolls; in a frame, which lays out anyway.
    const measure = () => {
      frame = 0;
      const card = list.current!.firstElementChild as HTMLElement | null;
      if (!card) return;
      rowHeight = card.offsetHeight + parseFloat(getComputedStyle(list.current!).rowGap);
      top = space.current!.getBoundingClientRect().top + scrollY;
      space.current!.style.height = `${rows * rowHeight}px`;
      list.current!.style.transform = `translateY(${shown.current.from * rowHeight}px)`;
      place();
    };
    const scrolled = () => {
      if (rowHeight) frame ||= requestAnimationFrame(place);
    };
    frame = requestAnimationFrame(measure);
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
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
