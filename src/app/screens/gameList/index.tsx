import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { prizeModes } from '../../../contract/categories.ts';
import { listen } from '../../device/listen.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { flame, Icon, star } from '../../ui/icon/icon.tsx';
import { vendorList } from '../../features/games/games.ts';
import { Chips, type Chip } from '../../ui/chips/chips.tsx';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { comingQuery, navigate } from '../../runtime/router/navigate.ts';
import { usePageQuery } from '../../runtime/router/page-query.ts';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { paths, withQuery } from '../../paths.ts';
import { loadGameLists } from '../../features/play/favourites.ts';
import { session } from '../../features/session/session.ts';
import { redirectToLogin } from '../../features/play/addresses.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { addressOf, askedCategory, hasNew, queryOf, tabs, type Query } from './query.ts';
import { GameGrid } from './game-grid.tsx';
import { saveList, showList } from './pages.ts';
import './game-list.css';

const filterDrawer = lazy(() => import('./filter-drawer.tsx'));

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
    // Visitors may browse, but have no favourites (G §6).
    if (query.tab === tabs.favourites && !session.peek()) redirectToLogin(true);
    else return reloadOnLanguage(() => showList(query));
    return undefined;
  }, [asked, ready, isLottery, session.value?.token]);

  useEffect(() => listen(window, 'pagehide', saveList), []);
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

interface TabMenuProps {
  query: Query;
  choose: (tab: string) => void;
}

/** All, New (RNG only), Favourites, Hot, then the chosen vendor's classifications when there is more than one (G §2). */
function TabMenu({ query, choose }: TabMenuProps) {
  const { t } = useTranslation('gameList');
  const vendor = query.vendors.length === 1 && vendorList.value.value?.find(({ vassalage }) => vassalage === query.vendors[0]);
  const classifications = vendor && vendor.classifications.length > 1 ? vendor.classifications : [];
  const chips: Chip[] = [
    { name: tabs.all, label: t('tab.all') },
    ...(hasNew(query) ? [{ name: tabs.isNew, label: t('tab.new') }] : []),
    { name: tabs.favourites, label: t('tab.favourites'), shape: star },
    { name: tabs.hot, label: t('tab.hot'), shape: flame },
    ...classifications.map(({ code, label }) => ({ name: code, label })),
  ];
  return <Chips label={t('tab.label')} chips={chips} chosen={query.tab} choose={choose} panel="game-list-games" />;
}

/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
const filter = 'M2 5h20M6 12h12M10 19h4';

interface FilterButtonProps {
  query: Query;
  submit: (change: Partial<Query>) => void;
}

function FilterButton({ query, submit }: FilterButtonProps) {
  const { t } = useTranslation('gameList');
  const chosen = query.vendors.length + (query.minimumBet ? 1 : 0);
  return (
    <button
      type="button"
      className="card row game-list-filter"
      aria-haspopup="dialog"
      aria-label={chosen ? t('filter.openChosen', { count: chosen }) : t('filter.open')}
      onClick={() => openOverlay(filterDrawer, { query, submit })}
    >
      <Icon shape={filter} size={20} />
      {chosen > 0 && <span className="game-list-filter-count">{chosen}</span>}
    </button>
  );
}
