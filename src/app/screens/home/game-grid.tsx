import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import type { Game } from '../../../contract/endpoints/games.ts';
import { favourites } from '../../state/favourites.ts';
import { vendorName } from '../../state/games.ts';
import type { Shelf } from '../../state/games.ts';
import { picture } from '../../state/merchant.ts';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { GameSkeletons, shownGames } from './game-skeletons.tsx';
import { Nothing } from './nothing.tsx';
import { tap } from './taps.ts';

/** The games of a shelf, or their places while they are on their way. */
export function GameGrid({ t, shelf, shape }: { t: TFunction; shelf: Shelf; shape?: string }) {
  const games = shelf.value.value;
  if (games?.length === 0 || (!games && shelf.failure.value)) return <Nothing t={t} list={shelf} empty={t('noGames')} shape={shape} />;
  if (!games) return <GameSkeletons />;
  return (
    <>
      {shelf.failure.value !== undefined && (
        <p className="game-grid-old" role="status">
          {t('old')}
        </p>
      )}
      <ul className="game-grid">
        {games.slice(0, shownGames).map((game) => (
          <li key={game.nodeId}>
            <Card t={t} game={game} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({ t, game }: { t: TFunction; game: Game }) {
  const on = useMemo(() => computed(() => favourites.value.includes(game.nodeId)), [game.nodeId]);
  const favourite = { on, label: t('favourite', { name: game.gameName }), toggle: () => tap((act) => act.toggleFavourite(game)) };
  return (
    <GameCard
      name={game.gameName}
      vendor={vendorName(game.vassalage)}
      src={picture(game.iconUrl)}
      open={() => tap((act) => act.launch(game))}
      favourite={favourite}
    />
  );
}
