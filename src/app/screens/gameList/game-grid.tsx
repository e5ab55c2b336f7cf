import { useTranslation } from 'react-i18next';
import { cardsInRow } from '../../../contract/home-sections.ts';
import type { Game } from '../../../contract/endpoints/games.ts';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { failuresSpeak } from '../../gateway/identity.ts';
import { favourites } from '../../features/games/games.ts';
import { openGameSheet } from '../../features/play/open-sheet.ts';
import { Places } from '../../ui/async/places.tsx';
import { GameCardSkeleton } from '../../ui/game-card/game-card.tsx';
import { PlayableCard } from '../../features/play/playable-card.tsx';
import { useInfiniteScroll } from '../../ui/paged/paged-list.tsx';
import { VirtualGrid } from '../../ui/virtual-grid/virtual-grid.tsx';
import { failure, games, hasMore, isListOf, loadMore, removeGame, retry } from './pages.ts';
import { tabs, type Query } from './query.ts';

const none: readonly Game[] = [];
const place = <GameCardSkeleton />;

// Outlines on a 72-unit grid, for a search without results and for no favourites.
const lens = 'M32 14a18 18 0 1 0 0 36 18 18 0 0 0 0-36ZM45 45l15 15M26 26l12 12m0-12L26 38';
const starDrawing = 'm36 13 7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z';

/** The games of the query, page by page as they are scrolled to; empty and failed states. */
export function GameGrid({ query, clear }: { query: Query; clear: () => void }) {
  const { t } = useTranslation('gameList');
  const loaded = games.value;
  useInfiniteScroll(() => void loadMore(query), hydrated.value ? (loaded?.length ?? 0) : -1);

  // A game that is no favourite any more leaves the list of favourites.
  const toggled = ({ nodeId }: Game) => void (query.tab === tabs.favourites && !favourites.peek().includes(nodeId) && removeGame(nodeId));
  let shown;
  if (!loaded?.length && failure.value) {
    shown = (
      <FailureView quiet failure={failure.value} retry={() => retry(query)} />
    );
  } else if (loaded && !loaded.length && !hasMore.value) {
    // Only if there are no favourites at all, not if the filters match none.
    const hasNone = query.tab === tabs.favourites && !favourites.value.length;
    shown = (
      <StatusView
        picture={hasNone ? starDrawing : lens}
        title={t(hasNone ? 'noFavourites.title' : 'empty.title')}
        text={t(hasNone ? 'noFavourites.text' : 'empty.text')}
        action={{ label: t('empty.action'), run: clear }}
      />
    );
  } else {
    shown = (
      <VirtualGrid
        items={loaded ?? none}
        nameOf={(game) => game.nodeId}
        label={t('games')}
        render={(game) => <PlayableCard t={t} game={game} first={loaded!.indexOf(game) < cardsInRow} openSheet={openGameSheet} toggled={toggled} />}
        place={place}
        waiting={t('shell:loading')}
      />
    );
  }
  const isNarrowed = query.search !== '' || query.vendors.length > 0 || query.minimumBet > 0;
  return (
    <div id="game-list-games" role="tabpanel" aria-labelledby={`chip-${query.tab}`} className="game-list-games">
      {/* Always in the page: a screen reader announces changes of a region, not its first content. */}
      <p className="unseen" role="status">
        {isNarrowed && loaded && isListOf(query) ? t(hasMore.value ? 'foundMore' : 'found', { count: loaded.length }) : ''}
      </p>
      {shown}
      {loaded && loaded.length > 0 && (hasMore.value || (failure.value !== undefined && failuresSpeak.value)) && (
        <div className="game-list-end" role="status">
          {hasMore.value ? (
            <>
              <span className="unseen">{t('shell:loading')}</span>
              <Places count={cardsInRow} className="game-grid">{place}</Places>
            </>
          ) : (
            <button type="button" className="button" onClick={() => retry(query)}>
              {t('shell:retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
