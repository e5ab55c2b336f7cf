import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../../device/after-paint.ts';
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
    let scroll = 0;
    let viewport = 0;
    let frame = 0;
    let later: (() => void) | undefined;
    const place = () => {
      later?.();
      const geometry = { scroll, top, viewport, rowHeight, rows };
      const wanted = rowsToKeep(geometry);
      const next = rowsOnTheWay(shown.current, wanted, geometry);
      if (next.to < wanted.to) later = afterPaint(place);
      if (shown.current.from === next.from && shown.current.to === next.to) return;
      list.current!.style.transform = `translateY(${next.from * rowHeight}px)`;
      setRange((shown.current = next));
    };
    // Layout is read in a frame alone, which lays out anyway.
    const look = () => {
      frame = 0;
      scroll = scrollY;
      place();
    };
    const measure = () => {
      frame = 0;
      const card = list.current!.firstElementChild as HTMLElement | null;
      if (!card) return;
      rowHeight = card.offsetHeight + parseFloat(getComputedStyle(list.current!).rowGap);
      scroll = scrollY;
      viewport = innerHeight;
      top = space.current!.getBoundingClientRect().top + scroll;
      space.current!.style.height = `${rows * rowHeight}px`;
      list.current!.style.transform = `translateY(${shown.current.from * rowHeight}px)`;
      // At the top the first rows stand already.
      if (scroll) place();
      else later = afterPaint(place);
    };
    const scrolled = () => {
      if (rowHeight) frame ||= requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(measure);
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      later?.();
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
