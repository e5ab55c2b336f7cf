import type { ReadonlySignal } from '@preact/signals-react';
import { Icon, star } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { TapLink } from '../tap-link/tap-link.tsx';
import '../skeleton/skeleton.css';
import './game-card.css';

interface GameCardProps {
  name: string;
  /** the vendor, as people know it */
  vendor: string;
  /** address of its art, as the platform writes it */
  art: string;
  /** its art is what the page shows first */
  first?: boolean;
  /** address that launches it */
  href: string;
  /** launches it from here */
  open: () => void;
  favourite: Favourite;
  /** accessible name of its corner: 'Sobre: Tigre Dourado' */
  about: string;
  /** shows its sheet: by the corner, or when the card is held (`frame/stay-services.ts`); none: it has no corner */
  openSheet?: (() => void) | undefined;
}

/** The star of a game. */
export interface Favourite {
  on: ReadonlySignal<boolean>;
  /** accessible name of the star: 'Favorito: Tigre Dourado' */
  label: string;
  toggle: () => void;
}

/** A game: its art and vendor open it, its star keeps it, and its corner tells of it. The name lies under the art, which repeats it in its lettering: it is seen while the art loads and where the art fails. */
export function GameCard({ name, vendor, art, first, href, open, favourite, about, openSheet }: GameCardProps) {
  return (
    <div className="game-card">
      <TapLink className="game-card-open" href={href} open={open}>
        <span className="game-card-art skeleton-block">
          <span className="game-card-name">{name}</span>
          <Picture of={art} at="card" first={first} />
        </span>
        <span className="game-card-vendor">{vendor}</span>
      </TapLink>
      <Star {...favourite} />
      {openSheet && <button type="button" className="game-card-about" aria-label={about} onClick={openSheet} />}
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

/** The skeleton of a game. */
export function GameCardSkeleton() {
  return (
    <div className="game-card">
      <span className="game-card-art skeleton-block" />
      <span className="game-card-vendor skeleton-line skeleton-short" />
    </div>
  );
}
