// @chunk home-shared
import { GameCardSkeleton } from '../../ui/game-card/game-card.tsx';

/** Cards in a row; the style sheet agrees. */
const row = 3;

/** Three rows; the whole list is behind 'see all'. */
export const shownGames = 3 * row;

const places = Array.from({ length: shownGames }, (_, place) => place);

/** The places of games that are on their way. */
export function GameSkeletons() {
  return (
    <div className="game-grid skeleton" aria-hidden="true">
      {places.map((place) => (
        <GameCardSkeleton key={place} />
      ))}
    </div>
  );
}
