import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import '../../ui/skeleton/skeleton.css';
import './draw-card.css';

interface DrawCardProps {
  /** address of the lottery's mark, as the platform writes it */
  mark: string;
  /** its mark is among those that the page shows first */
  first?: boolean;
  /** text beside the picture */
  children: ReactNode;
}

/** The face of a lottery: its mark, and beside it its name and what there is to say of its draws. */
export function DrawCard({ mark, first, children }: DrawCardProps) {
  return (
    <>
      <Picture className="draw-card-icon" of={mark} at="lottery" first={first} />
      <span className="fill">{children}</span>
    </>
  );
}

const places = [0, 1, 2, 3, 4];

/** What stands in a card of the same height until its lottery is drawn, with its mark once that is known. */
export function DrawCardPlace({ mark, first }: { mark?: string; first?: boolean }) {
  return (
    <div className="row draw-card-open">
      {mark ? <Picture className="draw-card-icon" of={mark} at="lottery" first={first} /> : <span className="draw-card-icon skeleton-block" />}
      <span className="fill">
        <span className="ellipsis draw-card-name skeleton-line skeleton-short" />
        <span className="quiet draw-card-note skeleton-line" />
        <span className="drawn" />
      </span>
    </div>
  );
}

/** The places of lotteries that are on their way. */
export function DrawCardSkeletons() {
  return (
    <div className="draw-cards skeleton" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="card draw-card">
          <DrawCardPlace />
        </div>
      ))}
    </div>
  );
}
