import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { GameCardSkeleton } from '../game-card/game-card.tsx';
import './shelf.css';

interface ShelfProps<T> {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  render: (item: T) => ReactNode;
  /** whole address of an item's picture, where it stands on the page already and would vanish until its card is drawn */
  pictureOf?: (item: T) => string;
}

/** Cards that a phone shows of a shelf before it is scrolled, at most. */
const places = [0, 1, 2, 3];

/** Cards drawn before the shelf is scrolled: the widest page shows five, an upright phone at most four, whose pictures take it 2 ms each. */
const cardsShown = (): number => (matchMedia('(min-width: 480px)').matches ? 6 : places.length);

/**
 * Cards in one row that scrolls sideways. One is drawn in each frame: two of three shelves took 20 ms with the art that came
 * together, and whatever takes 12 blocks a phone four times slower. The far ones have their place, and are drawn once the
 * row is scrolled, or the phone is turned.
 */
export function Shelf<T>({ label, items, nameOf, render, pictureOf }: ShelfProps<T>) {
  const [near, setNear] = useState(cardsShown);
  const drawAll = () => setNear(Infinity);
  useEffect(() => {
    addEventListener('orientationchange', drawAll);
    return () => removeEventListener('orientationchange', drawAll);
  }, []);
  const wanted = Math.min(items.length, near);
  const drawn = Math.min(wanted, useProgressiveCount(wanted, 1));
  // The same elements in each turn: only new ones are drawn.
  const cards = useMemo(() => items.map(render), [items, render]);
  return (
    <ul className="shelf" aria-label={label} onScroll={drawAll}>
      {items.map((item, at) => (
        <li key={nameOf(item)} className="shelf-place">
          {at < drawn ? cards[at] : at < places.length && (pictureOf ? <PicturedPlace src={pictureOf(item)} /> : <GameCardSkeleton />)}
        </li>
      ))}
    </ul>
  );
}

/** As `GameCardSkeleton`, whose code every visit loads: 48 bytes less there. */
const PicturedPlace = ({ src }: { src: string }) => (
  <div className="game-card">
    <span className="game-card-art skeleton-block">
      <img src={src} alt="" />
    </span>
    <span className="game-card-vendor skeleton-line skeleton-short" />
  </div>
);

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
