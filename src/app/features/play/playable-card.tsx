import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import type { Game } from '../../../contract/endpoints/games.ts';
import { toggleFavourite } from './favourites.ts';
import { favourites, gameAddress, vendorName } from '../games/games.ts';
import { launch } from './launch.ts';
import { GameCard } from '../../ui/game-card/game-card.tsx';

interface PlayableCardProps {
  t: TFunction;
  game: Game;
  first?: boolean;
  /** `openGameSheet`; none in the sheet itself */
  openSheet?: ((game: Game) => void) | undefined;
}

/** A game that can be launched and kept. It takes `t` from its list: a hook in each of many cards costs a weak phone more than their words. */
export function PlayableCard({ t, game, first, openSheet }: PlayableCardProps) {
  const on = useMemo(() => computed(() => favourites.value.includes(game.nodeId)), [game.nodeId]);
  return (
    <GameCard
      name={game.gameName}
      vendor={vendorName(game.vassalage)}
      art={game.iconUrl}
      first={first}
      href={gameAddress(game)}
      open={() => void launch(game)}
      favourite={{ on, label: t('states:favourite', { name: game.gameName }), toggle: () => void toggleFavourite(game) }}
      about={t('shell:about', { name: game.gameName })}
      openSheet={openSheet && (() => openSheet(game))}
    />
  );
}
