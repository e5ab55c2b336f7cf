import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { PlayableCard } from '../../features/play/playable-card.tsx';
import { gameShelf } from '../../features/games/games.ts';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { Shelf, ShelfSkeleton } from '../../ui/shelf/shelf.tsx';

/** Games in a row; 'see all' leads to the whole list. */
const shown = 12;

/** The first games of a category, in a row. */
export function TopGames({ category, title }: { category: string; title: string }) {
  const { t } = useTranslation('gameLobby');
  const shelf = gameShelf(category);
  useEffect(() => reloadOnLanguage(shelf.load), [shelf]);
  return (
    <AsyncList list={shelf} waiting={<ShelfSkeleton />} empty={<p className="quiet game-lobby-none">{t('none')}</p>}>
      {(games) => <Shelf label={title} items={games.slice(0, shown)} nameOf={(game) => game.nodeId} render={(game) => <PlayableCard t={t} game={game} first={category === 'HOT'} />} />}
    </AsyncList>
  );
}
