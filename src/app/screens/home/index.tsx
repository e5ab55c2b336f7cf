import { useEffect } from 'react';
import { drawnSections, type HomeSection } from '../../../contract/home-sections.ts';
import { useTranslation } from 'react-i18next';
import { Island, Lazy, lazyIsland } from '../../ui/lazy/lazy.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { reached } from '../../runtime/scheduling/schedule.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { Lobby, ownHome } from './lobby.tsx';
import { startHome } from './start.ts';
// The drawn page shows these parts before their code has loaded: their style belongs to the screen.
import '../../ui/carousel/carousel.css';
import '../../ui/digits/digits.css';
import '../../ui/marquee/marquee.css';
import '../../ui/motion/pause-button.css';
import '../../features/install/download-bar.css';
import './above-fold/banner.css';
import './above-fold/jackpot.css';
import './above-fold/notice-strip.css';
import './home.css';

/** The parts that come with the page beside the games. One chunk; each is hydrated in a task of its own. */
const islands: { readonly [section in HomeSection]?: ReturnType<typeof lazyIsland> } = {
  banner: lazyIsland(() => import('./above-fold/banner.tsx')),
  notices: lazyIsland(() => import('./above-fold/notice-strip.tsx')),
  jackpot: lazyIsland(() => import('./above-fold/jackpot.tsx')),
} satisfies Record<Exclude<(typeof drawnSections)[number], 'games'>, unknown>;

/** The parts that load when the person scrolls near them; they are last, so that they move nothing. A merchant may have some of them higher up, in a place of their height. */
const belowFold = lazy(() => import('./below-fold/index.tsx'), { strings: ['homeMore', 'common'] });

/** Home: its parts in the merchant's order. */
export default function Home() {
  const { t } = useTranslation('home');
  useEffect(startHome, []);
  return (
    <Screen name="home">
      {(ownHome().above || drawnSections).map((name) => {
        const island = islands[name];
        if (island) return <Island key={name} of={island} when="games" />;
        return name === 'games' ? <Lobby key={name} t={t} /> : <div key={name} className={`home-${name}`}><Lazy of={belowFold} props={{ only: name }} when="games" /></div>;
      })}
      {reached.end.value && <Lazy of={belowFold} when="idle" />}
    </Screen>
  );
}
