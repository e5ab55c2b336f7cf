import '../skeleton/skeleton.css';
import './game-card.css';

/** The skeleton of a game, in the final size of its card. */
export const GameCardSkeleton = () => (
  <div className="game-card">
    <span className="game-card-art skeleton-block" />
    <span className="game-card-vendor skeleton-line skeleton-short" />
  </div>
);
