import type { ComponentProps } from 'react';
import type { Game } from '../../../contract/endpoints/games.ts';
import { GameCard } from '../games/game-card.tsx';
import { toggleFavourite } from './favourites.ts';
import { launch } from './launch.ts';

interface PlayableCardProps extends Omit<ComponentProps<typeof GameCard>, 'launch' | 'toggle'> {
  /** runs once the change of its star is done */
  toggled?: (game: Game) => void;
}

/** A game card with launch and favourite. Pass `openGameSheet` as `openSheet`, except in the sheet itself. */
export const PlayableCard = ({ toggled, ...card }: PlayableCardProps) => (
  <GameCard {...card} launch={(game) => void launch(game)} toggle={(game) => void toggleFavourite(game).then(() => toggled?.(game))} />
);
