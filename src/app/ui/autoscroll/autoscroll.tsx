import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPause } from '../motion/motion.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import type { PauseLabels } from '../motion/pause-button.tsx';
import { startScroll } from './scroll.ts';
import './autoscroll.css';

interface AutoscrollProps<Item> {
  /** accessible name of the list: 'Maiores ganhadores' */
  label: string;
  labels: PauseLabels;
  /** The same array as long as the items are the same. */
  items: readonly Item[];
  itemKey: (item: Item, index: number) => string;
  render: (item: Item, index: number) => ReactNode;
  /** It scrolls when there are more than so many; the style sheet may show fewer at a time, never more. */
  above?: number;
  /** ms a row stands before the list moves by one */
  stay?: number;
}

/** A list whose rows, all of one height, pass upward one by one and without an end. Renders only with new props. */
export function Autoscroll<Item>({
  label, labels, items, itemKey, render, above = 8, stay = 2000,
}: AutoscrollProps<Item>) {
  const view = useRef<HTMLElement>(null);
  const [{ paused, pause }] = useState(createPause);
  const scrolls = items.length > above;

  useEffect(() => {
    if (!scrolls) return undefined;
    return startScroll(view.current!, items.length, paused, stay);
  }, [items, scrolls, paused, stay]);

  const row = (item: Item, at: number) => (
    <li key={itemKey(item, at)} className="autoscroll-row">{render(item, at)}</li>
  );
  return (
    <div className="autoscroll">
      {scrolls && <PauseButton onPause={pause} labels={labels} />}
      <section
        ref={view}
        className={scrolls ? 'autoscroll-view autoscroll-scrolls' : 'autoscroll-view'}
        aria-label={label}
        // Not with an effect: until it runs, the keyboard could not scroll the list.
        tabIndex={scrolls ? 0 : undefined}
      >
        <div className="autoscroll-track">
          <ol>{items.map(row)}</ol>
          {scrolls && <ol className="autoscroll-again" aria-hidden="true">{items.slice(0, above).map(row)}</ol>}
        </div>
      </section>
    </div>
  );
}
