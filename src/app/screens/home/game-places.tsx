import type { ReactElement } from 'react';
import { GameCardSkeleton } from '../../ui/game-card/game-card.tsx';

/** Cards in a row; the style sheet agrees. */
const row = 3;

/** Three rows; the whole list is behind 'see all'. */
export const shownGames = 3 * row;

const places = Array.from<undefined>({ length: shownGames });

interface GamePlacesProps {
  /** one for each place; none while the games are on their way */
  cards?: readonly ReactElement[] | undefined;
  /** how many cards are drawn; skeletons stand in the other places */
  drawn?: number;
}

/** The places of home's games. One list before and after they come: a place changes only when its card is drawn. */
export function GamePlaces({ cards, drawn = 0 }: GamePlacesProps) {
  return (
    <ul className={`game-grid${cards ? '' : ' skeleton'}`} aria-hidden={!cards}>
      {(cards ?? places).map((card, at) => (
        // eslint-disable-next-line react/no-array-index-key -- a place is its number
        <li key={at}>{(at < drawn && card) || <GameCardSkeleton />}</li>
      ))}
    </ul>
  );
}
