import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Island, lazyIsland } from '../../runtime/lazy/island.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { LazySections } from './lazy-sections.tsx';
import { Lobby } from './lobby.tsx';
import { firstGames, startHome } from './start.ts';
import './above-fold/styles.ts';
import './home.css';

// One chunk; each is hydrated in a task of its own.
const banner = lazyIsland(() => import('./above-fold/banner.tsx'));
const notices = lazyIsland(() => import('./above-fold/notice-strip.tsx'));
const jackpot = lazyIsland(() => import('./above-fold/jackpot.tsx'));

export default function Home() {
  const { t } = useTranslation('home');
  useEffect(startHome, []);
  return (
    <Screen name="home" title={t('title')}>
      <Island of={banner} after={firstGames} />
      <Island of={notices} after={firstGames} />
      <Island of={jackpot} after={firstGames} />
      <Lobby t={t} />
      <LazySections />
    </Screen>
  );
}
