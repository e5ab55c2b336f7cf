import { GameCardSkeleton } from '../../ui/game-card/game-card.tsx';

/** Three rows of three; the whole list is behind 'see all'. */
export const shownGames = 9;

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
