import { useEffect, useMemo, type ReactElement } from 'react';
import { computed, signal } from '@preact/signals-react';
import type { TFunction } from 'i18next';
import type { Game } from '../../../contract/endpoints/games.ts';
import { cardsInRow, type OwnHome } from '../../../contract/home-sections.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { ball, cards as playingCards, fish, flame, gem, play, star, ticket } from '../../ui/icon/icon.tsx';
import { GameCard } from '../../features/games/game-card.tsx';
import { GameCardSkeleton } from '../../ui/game-card/game-card.tsx';
import { categoryMenu, gameShelf, sorting, type MenuEntry } from '../../features/games/games.ts';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { paths, withQuery } from '../../paths.ts';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { pageData } from '../../device/page-data.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EmptyList, loaderOf } from './lists.tsx';
import { actions, tap } from './lazy-actions.ts';
import './home.css';

export const ownHome = (): OwnHome => pageData.merchant.home || {};

/** Games shown: three rows, or as many as the merchant has; the whole list is behind 'see all'. */
const shownGames = (): number => (ownHome().rows || 3) * cardsInRow;

/** The shown category, kept while other screens are open. */
export const selectedCategory = signal('HOT');

const categoryShapes: Readonly<Record<string, string>> = {
  HOT: flame,
  INHOUSE: star,
  SPORTS: ball,
  LIVE: play,
  FISH: fish,
  RNG: gem,
  PVP: playingCards,
  LOTT: ticket,
  ELOTT: ticket,
};

const unsorted: readonly MenuEntry[] = [{ category: 'HOT', vendors: [] }];

const menu = computed(() => (sorting.value.value ? categoryMenu(sorting.value.value) : unsorted));

// After the chip's own frame: other games take long to render.
const choose = (category: string) => schedule('paint', () => void (selectedCategory.value = category));

const allOf = (category: string): string => withQuery(prizeModes[category] ? paths.lottery : paths.gameList, { gameType: category });

const lotteries = lazy(() => import('./lotteries.tsx'), { strings: ['homeMore', 'common'] });

/** The categories, and the first games of the chosen one (H07). */
export function Lobby({ t }: { t: TFunction }) {
  const entries = menu.value;
  const category = selectedCategory.value;
  const labelOf = ({ category: code, label }: MenuEntry) => t(`shell:category.${code}`, { defaultValue: label ?? code });
  const title = category === 'HOT' ? t('hot') : labelOf(entries.find((entry) => entry.category === category) ?? { category, vendors: [] });
  const prizeMode = prizeModes[category];
  return (
    <div className="lobby">
      <Chips
        label={t('categories')}
        chips={entries.map((entry) => {
          const { category: name, vendors } = entry;
          return {
            name,
            label: labelOf(entry),
            shape: categoryShapes[name],
            // H08: a single vendor opens at once.
            link: name === 'SPORTS' && vendors.length === 1 && { href: allOf(name), open: () => tap((act) => act.launchOnlyGame(name)) },
          };
        })}
        chosen={category}
        choose={choose}
        panel="lobby-panel"
        waiting={entries === unsorted && !sorting.failure.value}
      >
        <Section title={title} more={<a className="section-more" href={allOf(category)} aria-label={`${t('seeAll')}: ${title}`}>{t('seeAll')}</a>}>
          {prizeMode ? <Lazy of={lotteries} props={{ prizeMode }} fallback={<GamePlaces />} /> : <Games t={t} category={category} />}
        </Section>
      </Chips>
    </div>
  );
}

/** The games of a category's shelf, or placeholders while they load. */
function Games({ t, category }: { t: TFunction; category: string }) {
  const shelf = gameShelf(category);
  useEffect(() => reloadOnLanguage(loaderOf(shelf)), [shelf]);
  const games = shelf.value.value;
  const drawn = useProgressiveCount(games ? shownGames() : 0, 1);
  // Memoized, so that each turn renders only the new card.
  const cards = useMemo(() => games?.slice(0, shownGames()).map((game, at) => <GameCard key={game.nodeId} t={t} game={game} first={at < cardsInRow} {...taps} />), [games, t]);
  if (games?.length === 0 || (!games && shelf.failure.value)) return <EmptyList list={shelf} empty={t('noGames')} shape={categoryShapes[category]} />;
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

/** What a card's taps do; their code loads with the first touch. */
const taps = {
  launch: (game: Game) => tap((act) => act.launch(game)),
  toggle: (game: Game) => tap((act) => act.toggleFavourite(game), actions),
  openSheet: (game: Game) => tap((act) => act.openGameSheet(game)),
};

interface GamePlacesProps {
  /** one for each place; none while the games load */
  cards?: readonly ReactElement[] | undefined;
  /** number of rendered cards; the other places have skeletons */
  drawn?: number;
}

/** The places of home's games: the same list before and after they load, so that a place changes only when its card is rendered. */
function GamePlaces({ cards, drawn = 0 }: GamePlacesProps) {
  return (
    <ul className={`game-grid${cards ? '' : ' skeleton'}`} aria-hidden={!cards}>
      {(cards ?? Array.from<undefined>({ length: shownGames() })).map((card, at) => (
        // eslint-disable-next-line react/no-array-index-key -- a place is its number
        <li key={at}>{(at < drawn && card) || <GameCardSkeleton />}</li>
      ))}
    </ul>
  );
}
