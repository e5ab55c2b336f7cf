import type { ReactNode } from 'react';
import { pictureMarker } from '../../../contract/page.ts';
import '../../ui/skeleton/skeleton.css';
import './draw-card.css';

interface DrawCardProps {
  /** whole address of the lottery's mark, 48 x 48 */
  src: string;
  /** text beside the picture */
  children: ReactNode;
}

const Mark = ({ src }: { src: string }) => <img className="draw-card-icon" src={src} alt="" width="48" height="48" decoding="async" />;

/** The face of a lottery: its mark, and beside it its name and what there is to say of its draws. */
export function DrawCard({ src, children }: DrawCardProps) {
  return (
    <>
      <Mark src={src} />
      <span className="fill">{children}</span>
    </>
  );
}

const places = [0, 1, 2, 3, 4];

/** What stands in a card of the same height until its lottery is drawn, with its mark once that is known. */
export function DrawCardPlace({ src }: { src?: string }) {
  return (
    <div className="row draw-card-open">
      {src ? <Mark src={src} /> : <span className="draw-card-icon skeleton-block" dangerouslySetInnerHTML={{ __html: pictureMarker }} />}
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
