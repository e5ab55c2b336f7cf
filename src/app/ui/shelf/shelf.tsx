import type { ReactNode } from 'react';
import { GameCardSkeleton } from '../game-card/game-card.tsx';
import './shelf.css';

interface ShelfProps<T> {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
}

/** Cards in one row that scrolls sideways. */
export function Shelf<T>({ label, items, nameOf, render }: ShelfProps<T>) {
  return (
    <ul className="shelf" aria-label={label}>
      {items.map((item) => (
        <li key={nameOf(item)} className="shelf-place">
          {render(item)}
        </li>
      ))}
    </ul>
  );
}

const places = [0, 1, 2, 3];

/** The places of games that are on their way; `art` is HTML that may already stand in each. */
export function ShelfSkeleton({ art }: { art?: string }) {
  return (
    <div className="shelf skeleton" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="shelf-place">
          <GameCardSkeleton art={art} />
        </div>
      ))}
    </div>
  );
}
