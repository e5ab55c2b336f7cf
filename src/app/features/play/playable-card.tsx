import type { ComponentProps } from 'react';
import type { Game } from '../../../contract/endpoints/games.ts';
import { GameCard } from '../games/game-card.tsx';
import { toggleFavourite } from './favourites.ts';
import { launch } from './launch.ts';

interface PlayableCardProps extends Omit<ComponentProps<typeof GameCard>, 'launch' | 'toggle'> {
  /** runs once its star has answered */
  toggled?: (game: Game) => void;
}

/** A game that can be launched and kept. `openSheet` is `openGameSheet`; none in the sheet itself. */
export const PlayableCard = ({ toggled, ...card }: PlayableCardProps) => (
  <GameCard {...card} launch={(game) => void launch(game)} toggle={(game) => void toggleFavourite(game).then(() => toggled?.(game))} />
);
