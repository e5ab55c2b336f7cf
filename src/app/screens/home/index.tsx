import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Island, islandPart } from '../../runtime/lazy/island.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { LazySections } from './lazy-sections.tsx';
import { Lobby } from './lobby.tsx';
import { startHome } from './start.ts';
import './above-fold/styles.ts';
import './home.css';

// One chunk; each comes to life in a task of its own.
const banner = islandPart(() => import('./above-fold/index.tsx').then(({ Banner }) => ({ default: Banner })));
const notices = islandPart(() => import('./above-fold/index.tsx').then(({ NoticeStrip }) => ({ default: NoticeStrip })));
const jackpot = islandPart(() => import('./above-fold/index.tsx').then(({ Jackpot }) => ({ default: Jackpot })));

export default function Home() {
  const { t } = useTranslation('home');
  useEffect(startHome, []);
  return (
    <Screen name="home" title={t('title')}>
      <Island part={banner} />
      <Island part={notices} />
      <Island part={jackpot} />
      <Lobby t={t} />
      <LazySections />
    </Screen>
  );
}
