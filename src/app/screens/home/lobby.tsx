import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { computed } from '@preact/signals-react';
import { prizeModes } from '../../../contract/categories.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { paths, withQuery } from '../../paths.ts';
import { categoryMenu, gameShelf, sorting } from '../../features/games/games.ts';
import type { MenuEntry } from '../../features/games/games.ts';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { categoryShapes } from './category-shapes.ts';
import { selectedCategory } from './selected-category.ts';
import { GameGrid } from './game-grid.tsx';
import { GamePlaces } from './game-places.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { refreshed } from './refreshed.ts';
import { Section } from '../../ui/section/section.tsx';
import { tap } from './lazy-actions.ts';
import './lobby.css';

const lotteries = lazy(() => import('./lotteries.tsx'), { strings: ['homeMore', 'common'] });

const panel = 'lobby-panel';

const unsorted: readonly MenuEntry[] = [{ category: 'HOT', vendors: [] }];

const menu = computed(() => (sorting.value.value ? categoryMenu(sorting.value.value) : unsorted));

function choose(category: string): void {
  const entry = menu.peek().find((candidate) => candidate.category === category);
  // H08: there is nothing to choose among.
  if (category === 'SPORTS' && entry?.vendors.length === 1) tap((act) => act.launchOnlyGame(category));
  // The chip answers first: other games are much to draw for one frame.
  else schedule('paint', () => void (selectedCategory.value = category));
}

/** The categories, and the first games of the chosen one (H07). */
export function Lobby({ t }: { t: TFunction }) {
  const entries = menu.value;
  const category = selectedCategory.value;
  const labelOf = ({ category: code, label }: MenuEntry) => t(`shell:category.${code}`, { defaultValue: label ?? code });
  const title = labelOf(entries.find((entry) => entry.category === category) ?? { category, vendors: [] });
  const prizeMode = prizeModes[category];
  const all = withQuery(prizeMode ? paths.lottery : paths.gameList, { gameType: category });
  return (
    <div className="lobby">
      <Chips
        label={t('categories')}
        chips={entries.map((entry) => ({ name: entry.category, label: labelOf(entry), shape: categoryShapes[entry.category] }))}
        chosen={category}
        choose={choose}
        panel={panel}
        waiting={entries === unsorted && !sorting.failure.value}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`chip-${category}`}>
        <Section title={title} more={<a className="section-more" href={all} aria-label={t('seeAllOf', { title })}>{t('seeAll')}</a>}>
          {prizeMode ? <Lazy of={lotteries} props={{ prizeMode }} fallback={<GamePlaces />} /> : <Games t={t} category={category} />}
        </Section>
      </div>
    </div>
  );
}

function Games({ t, category }: { t: TFunction; category: string }) {
  const shelf = gameShelf(category);
  useEffect(() => reloadOnLanguage(refreshed(shelf)), [shelf]);
  return <GameGrid t={t} shelf={shelf} shape={categoryShapes[category]} />;
}
