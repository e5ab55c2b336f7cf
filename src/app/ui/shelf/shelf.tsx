import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { listen } from '../../device/listen.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { GameCardSkeleton } from '../game-card/game-card.tsx';
import { Places } from '../async/places.tsx';
import './shelf.css';

interface ShelfProps<T> {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
}

/** most cards that a phone shows before the row is scrolled */
const places = 4;

/** Cards drawn before the shelf is scrolled: the widest page shows five, an upright phone at most four, whose pictures take it 2 ms each. */
const cardsShown = (): number => (matchMedia('(min-width: 480px)').matches ? 6 : places);

/** Cards drawn in one frame: two of three shelves took 20 ms with the art that came together, and whatever takes 12 blocks a phone four times slower. */
const step = 1;

/** A row of cards that scrolls sideways. Cards out of view have an empty place, and are rendered once the row is scrolled or the phone is turned. */
export function Shelf<T>({ label, items, nameOf, render }: ShelfProps<T>) {
  const [near, setNear] = useState(0);
  const drawAll = () => setNear(Infinity);
  useEffect(() => listen(window, 'orientationchange', drawAll), []);
  // What came with the page was drawn for any phone.
  const wanted = Math.min(items.length, Math.max(near, hydrated.value ? cardsShown() : places));
  const drawn = Math.min(wanted, useProgressiveCount(wanted, step));
  // The same elements in each turn: only new ones are drawn.
  const cards = useMemo(() => items.map(render), [items, render]);
  return (
    <ul className="shelf" aria-label={label} onScroll={drawAll}>
      {items.map((item, at) => (
        <li key={nameOf(item)} className="shelf-place">
          {at < drawn ? cards[at] : at < places && <GameCardSkeleton />}
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of a shelf whose games are loading. */
export const shelfPlaces = <Places count={places} className="shelf" item="shelf-place"><GameCardSkeleton /></Places>;
