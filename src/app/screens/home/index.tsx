import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Island, islandPart } from '../../shell/island.tsx';
import { Screen } from '../../shell/screen.tsx';
import { Later } from './later.tsx';
import { Lobby } from './lobby.tsx';
import { startHome } from './start.ts';
import './top/styles.ts';
import './home.css';

const top = islandPart(() => import('./top/index.tsx'));

export default function Home() {
  const { t } = useTranslation('home');
  useEffect(startHome, []);
  return (
    <Screen name="home" title={t('title')}>
      <Island className="home-top" part={top} />
      <Lobby t={t} />
      <Later />
    </Screen>
  );
}
