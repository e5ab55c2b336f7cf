import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { endAll, listen } from '../../device/listen.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import '../skeleton/skeleton.css';
import './virtual-grid.css';

/** Rows of equal height, of which only those near the viewport are rendered. All lengths in px. */
interface RowGeometry {
  /** how far the page is scrolled */
  scroll: number;
  /** px from the top of the page to the first row */
  top: number;
  viewport: number;
  rowHeight: number;
  rows: number;
}

/** The rendered rows. */
interface RowRange {
  /** first rendered row */
  from: number;
  /** the row after the last */
  to: number;
}

/** rows rendered above and below the viewport, so that a flick shows cards and no gap */
const spare = 4;

/**
 * The rows to keep. The range moves in steps of `spare` rows, so that a scroll changes the document
 * once every few rows and not at every one.
 */
export function rowsToKeep({ scroll, top, viewport, rowHeight, rows }: RowGeometry): RowRange {
  const seen = Math.floor((scroll - top) / rowHeight);
  const shown = Math.ceil(viewport / rowHeight) + 1;
  const last = Math.max(0, Math.ceil((rows - shown) / spare) * spare);
  const step = Math.min(last, Math.max(0, Math.floor(seen / spare) * spare));
  return { from: Math.max(0, step - spare), to: Math.min(rows, step + spare + shown + spare) };
}

/** The row after the last of those on the screen. */
const rowsOnScreen = ({ scroll, top, viewport, rowHeight }: RowGeometry): number => Math.ceil((scroll - top + viewport) / rowHeight);

/**
 * The rows to show on the way from those shown to those wanted, one more a frame: a row of cards takes a weak phone
 * some 30 ms, and as much to paint. After a scroll all rows on the screen come at once; at the top skeletons stand for them.
 */
export function rowsOnTheWay(shown: RowRange, wanted: RowRange, geometry: RowGeometry): RowRange {
  const atOnce = geometry.scroll > 0 ? rowsOnScreen(geometry) : 0;
  return { from: wanted.from, to: Math.min(wanted.to, Math.max(atOnce, shown.to + 1)) };
}

interface VirtualGridProps<T> {
  /** empty while they load */
  items: readonly T[];
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
  label: string;
  /** the skeleton of an item that is loading; keep it the same element */
  place: ReactNode;
  /** said while there are none: 'Carregando' */
  waiting: string;
}

/** the same as in the style sheet */
const columns = 3;

/** The rows that are rendered before the grid is measured; and those that come with the page. */
const start: RowRange = { from: 0, to: 1 };
const drawnRows: RowRange = { from: 0, to: 3 };

/** How many places stand on the first screen until its items have come, and then until each row has been drawn. */
const places = 4 * columns;

/** Rows beyond the screen wait for an idle moment; in engines without `requestIdleCallback` they come with the frames. */
const soon = typeof requestIdleCallback === 'function' ? 'idle' : 'paint';

/**
 * A grid of equal cards that keeps in the document only the rows near the viewport: its cost does not
 * grow with the list. The page scrolls, not the grid.
 */
export function VirtualGrid<T>({ items, nameOf, render, label, place: itemPlace, waiting }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState(hydrated.peek() ? start : drawnRows);
  const shown = useRef(range);
  const drawnFrom = useRef(0);
  const rowHeight = useRef(0);
  const rows = Math.ceil(items.length / columns);
  // Memoized, so that the remaining placeholders are not compared when a row is rendered.
  const held = useMemo(() => Array.from({ length: places }, (_, at) => <li key={`place ${at}`} aria-hidden="true">{itemPlace}</li>), [itemPlace]);

  const shift = () => {
    const { style } = list.current!;
    style.transform = drawnFrom.current ? `translateY(${drawnFrom.current * rowHeight.current}px)` : '';
  };

  // In the same commit as the rows that it moves into place.
  useLayoutEffect(() => {
    drawnFrom.current = range.from;
    shift();
  }, [range]);

  useLayoutEffect(() => {
    if (!rows) {
      space.current!.style.height = '';
      setRange((shown.current = start));
      return undefined;
    }
    let top = 0;
    let scroll = 0;
    let viewport = 0;
    let frame = 0;
    let later: (() => void) | undefined;
    const place = () => {
      later?.();
      const geometry = { scroll, top, viewport, rowHeight: rowHeight.current, rows };
      const wanted = rowsToKeep(geometry);
      const next = rowsOnTheWay(shown.current, wanted, geometry);
      if (next.to < wanted.to) later = schedule(next.to < rowsOnScreen(geometry) ? 'paint' : soon, place);
      if (shown.current.from === next.from && shown.current.to === next.to) return;
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
      rowHeight.current = card.offsetHeight + parseFloat(getComputedStyle(list.current!).rowGap);
      scroll = scrollY;
      viewport = innerHeight;
      top = space.current!.getBoundingClientRect().top + scroll;
      space.current!.style.height = `${rows * rowHeight.current}px`;
      shift();
      // At the top a row and the places of the others stand already.
      if (scroll) place();
      else later = schedule('paint', place);
    };
    const scrolled = () => {
      if (viewport) frame ||= requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(measure);
    const stop = endAll([listen(window, 'scroll', scrolled, { passive: true }), listen(window, 'resize', measure)]);
    return () => {
      cancelAnimationFrame(frame);
      later?.();
      stop();
    };
  }, [rows]);

  const drawn = items.slice(range.from * columns, range.to * columns);
  return (
    <div className={rows ? 'virtual-grid' : 'virtual-grid skeleton'} ref={space} role={rows ? undefined : 'status'} aria-label={rows ? undefined : waiting}>
      <ul className="virtual-grid-list" ref={list} aria-label={rows ? label : undefined}>
        {drawn.map((item, index) => (
          <li key={nameOf(item)} aria-posinset={range.from * columns + index + 1} aria-setsize={items.length}>
            {render(item)}
          </li>
        ))}
        {!range.from && held.slice(drawn.length, items.length || undefined)}
      </ul>
    </div>
  );
}
