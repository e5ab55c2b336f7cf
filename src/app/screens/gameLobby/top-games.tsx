import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Listed } from '../../ui/async/async-list.tsx';
import { Playable } from '../../features/games/playable-card.tsx';
import { shelfOf } from '../../features/games/games.ts';
import { loadInEachLanguage } from '../../i18n/reload-on-language.ts';
import { Shelf, ShelfSkeleton } from '../../ui/shelf/shelf.tsx';

/** So many stand in a row; all of them are behind 'see all'. */
const shown = 12;

/** The first games of a category, in a row. */
export function TopGames({ category, title }: { category: string; title: string }) {
  const { t } = useTranslation('gameLobby');
  const shelf = shelfOf(category);
  useEffect(() => loadInEachLanguage(shelf.load), [shelf]);
  return (
    <Listed list={shelf} waiting={<ShelfSkeleton />} empty={<p className="game-lobby-none">{t('none')}</p>}>
      {(games) => <Shelf label={title} items={games.slice(0, shown)} nameOf={(game) => game.nodeId} render={(game) => <Playable t={t} game={game} />} />}
    </Listed>
  );
}
