import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hydrated } from '../../runtime/scheduling/hydrated.ts';
import { comingQuery, navigate } from '../../runtime/router/navigate.ts';
import { usePageQuery } from '../../runtime/router/page-query.ts';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { paths, withQuery } from '../../paths.ts';
import { vendorList } from '../../features/games/games.ts';
import { loadGameLists } from '../../features/play/game-lists.ts';
import { session } from '../../features/session/session.ts';
import { redirectToLogin } from '../../features/play/redirect-to-login.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { FilterButton } from './filter-button.tsx';
import { GameGrid } from './game-grid.tsx';
import { TabMenu } from './tab-menu.tsx';
import { saveList, show } from './pages.ts';
import { addressOf, askedCategory, queryOf, tabs } from './query.ts';
import type { Query } from './query.ts';
import './game-list.css';

/** G §2: all games of a category, by tab, name, vendor and minimum bet. */
export default function GameList() {
  const { t } = useTranslation('gameList');
  const address = usePageQuery();
  const ready = hydrated.value;
  const query = queryOf(address, vendorList.value.value);
  // Lotteries have a hall of their own.
  const category = askedCategory(address);
  const isLottery = ready && prizeModes[category] !== undefined;
  const asked = addressOf(query);

  useEffect(() => {
    if (!ready) return undefined;
    if (isLottery) {
      navigate(withQuery(paths.lottery, { gameType: category }), true);
      return undefined;
    }
    // Guests may browse, but favourites are somebody's (G §6).
    if (query.tab === tabs.favourites && !session.peek()) redirectToLogin(true);
    else return reloadOnLanguage(() => show(query));
    return undefined;
  }, [asked, ready, isLottery, session.value?.token]);

  useEffect(() => {
    addEventListener('pagehide', saveList);
    return () => removeEventListener('pagehide', saveList);
  }, []);
  useEffect(loadGameLists, []);

  const ask = (change: Partial<Query>) => navigate(addressOf({ ...queryOf(comingQuery(), vendorList.value.peek()), ...change }), true);

  return (
    <Screen name="gameList" title={query.gameType ? t(`category.${query.gameType}`) : t('all')}>
      <div className="game-list-controls">
        <div className="game-list-top">
          <SearchField label={t('search.label')} clearLabel={t('search.clear')} asked={query.search} ask={(search) => ask({ search })} />
          <FilterButton query={query} submit={ask} />
        </div>
        <TabMenu query={query} choose={(tab) => ask({ tab })} />
      </div>
      <GameGrid query={query} clear={() => navigate(addressOf({ ...query, tab: tabs.all, search: '', vendors: [], minimumBet: 0 }), true)} />
    </Screen>
  );
}
