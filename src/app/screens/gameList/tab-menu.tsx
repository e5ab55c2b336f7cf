import { useTranslation } from 'react-i18next';
import { vendorList } from '../../features/games/games.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import type { Chip } from '../../ui/chips/chips.tsx';
import { flame, star } from '../../ui/icon/shapes.ts';
import { hasNew, tabs } from './query.ts';
import type { Query } from './query.ts';

interface TabMenuProps {
  query: Query;
  choose: (tab: string) => void;
}

/** All, New (RNG only), Favourites, Hot, then the chosen vendor's classifications when there is more than one (G §2). */
export function TabMenu({ query, choose }: TabMenuProps) {
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
