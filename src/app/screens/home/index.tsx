import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Island, lazyIsland } from '../../ui/lazy/island.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { reached } from '../../runtime/scheduling/schedule.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Lobby } from './lobby.tsx';
import { startHome } from './start.ts';
import './above-fold/styles.ts';
import './home.css';

// One chunk; each is hydrated in a task of its own.
const banner = lazyIsland(() => import('./above-fold/banner.tsx'));
const notices = lazyIsland(() => import('./above-fold/notice-strip.tsx'));
const jackpot = lazyIsland(() => import('./above-fold/jackpot.tsx'));

/** Everything below the games, once the person comes near it. Nothing stands below it that it could move. */
const belowFold = lazy(() => import('./below-fold/index.tsx'), { strings: ['homeMore', 'common'] });

export default function Home() {
  const { t } = useTranslation('home');
  useEffect(startHome, []);
  return (
    <Screen name="home" title={t('title')}>
      <Island of={banner} when="games" />
      <Island of={notices} when="games" />
      <Island of={jackpot} when="games" />
      <Lobby t={t} />
      {reached.end.value && <Lazy of={belowFold} when="idle" />}
    </Screen>
  );
}
