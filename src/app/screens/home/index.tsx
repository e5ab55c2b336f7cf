import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Island, Lazy, lazyIsland } from '../../ui/lazy/lazy.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { reached } from '../../runtime/scheduling/schedule.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { Lobby } from './lobby.tsx';
import { startHome } from './start.ts';
// The drawn page shows these parts before their code is here: their style belongs to the screen.
import '../../ui/carousel/carousel.css';
import '../../ui/digits/digits.css';
import '../../ui/marquee/marquee.css';
import '../../ui/motion/pause-button.css';
import '../../features/install/download-bar.css';
import './above-fold/banner.css';
import './above-fold/jackpot.css';
import './above-fold/notice-strip.css';
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
