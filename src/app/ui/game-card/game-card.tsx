// @chunk home-shared
import type { ReadonlySignal } from '@preact/signals-react';
import { Icon } from '../icon/index.tsx';
import { star } from '../icon/shapes.ts';
import '../skeleton/skeleton.css';
import './game-card.css';

interface GameCardProps {
  name: string;
  /** the vendor, as people know it */
  vendor: string;
  /** whole address of the art, 240 x 300 */
  src: string;
  open: () => void;
  favourite: Favourite;
}

/** The star of a game. */
export interface Favourite {
  on: ReadonlySignal<boolean>;
  /** accessible name of the star: 'Favorito: Tigre Dourado' */
  label: string;
  toggle: () => void;
}

/** A game: its art and vendor open it, its star keeps it. The name lies under the art, which repeats it in its lettering: it is seen while the art loads and where the art fails. */
export function GameCard({ name, vendor, src, open, favourite }: GameCardProps) {
  return (
    <div className="game-card">
      <button type="button" className="game-card-open" onClick={open}>
        <span className="game-card-art skeleton-block">
          <span className="game-card-name">{name}</span>
          <img src={src} alt="" width="240" height="300" loading="lazy" decoding="async" />
        </span>
        <span className="game-card-vendor">{vendor}</span>
      </button>
      <Star {...favourite} />
    </div>
  );
}

function Star({ on, label, toggle }: Favourite) {
  return (
    <button type="button" className="game-card-star" aria-pressed={on.value} aria-label={label} onClick={toggle}>
      <Icon shape={star} size={18} />
    </button>
  );
}

/** The skeleton of a game; `art` is HTML of its picture, if that is known already. */
export function GameCardSkeleton({ art = '' }: { art?: string }) {
  return (
    <div className="game-card">
      <span className="game-card-art skeleton-block" dangerouslySetInnerHTML={{ __html: art }} />
      <span className="game-card-vendor skeleton-line skeleton-short" />
    </div>
  );
}
