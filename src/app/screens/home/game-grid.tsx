import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import type { Game } from '../../../contract/endpoints/games.ts';
import { favourites } from '../../features/games/favourites.ts';
import { gameAddress } from '../../features/games/game-address.ts';
import { vendorName } from '../../features/games/games.ts';
import type { Shelf } from '../../features/games/games.ts';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { GamePlaces, shownGames } from './game-places.tsx';
import { EmptyGames } from './empty.tsx';
import { actions, tap } from './lazy-actions.ts';

/** The games of a shelf, or their places while they are on their way. */
export function GameGrid({ t, shelf, shape }: { t: TFunction; shelf: Shelf; shape?: string }) {
  const games = shelf.value.value;
  const drawn = useProgressiveCount(games ? shownGames : 0, 1);
  // The same elements in each turn: only a new one is drawn.
  const cards = useMemo(() => games?.slice(0, shownGames).map((game, at) => <Card key={game.nodeId} t={t} game={game} first={at < firstRow} />), [games, t]);
  if (games?.length === 0 || (!games && shelf.failure.value)) return <EmptyGames t={t} list={shelf} empty={t('noGames')} shape={shape} />;
  return (
    <>
      {shelf.failure.value !== undefined && (
        <p className="game-grid-old" role="status">
          {t('old')}
        </p>
      )}
      <GamePlaces cards={cards} drawn={drawn} />
    </>
  );
}

/** Cards of the first row. */
const firstRow = 3;

function Card({ t, game, first }: { t: TFunction; game: Game; first: boolean }) {
  const on = useMemo(() => computed(() => favourites.value.includes(game.nodeId)), [game.nodeId]);
  const favourite = { on, label: t('favourite', { name: game.gameName }), toggle: () => tap((act) => act.toggleFavourite(game), actions) };
  return (
    <GameCard
      name={game.gameName}
      vendor={vendorName(game.vassalage)}
      art={game.iconUrl}
      first={first}
      href={gameAddress(game)}
      open={() => tap((act) => act.launch(game))}
      favourite={favourite}
    />
  );
}
