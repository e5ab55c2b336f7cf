import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../shell/screen.tsx';
import { Banner } from './banner.tsx';
import { Jackpot } from './jackpot.tsx';
import { Later } from './later.tsx';
import { Lobby } from './lobby.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { startHome } from './start.ts';
import './home.css';

export default function Home() {
  const { t } = useTranslation('home');
  useEffect(startHome, []);
  return (
    <Screen name="home" title={t('title')}>
      <Banner t={t} />
      <NoticeStrip t={t} />
      <Jackpot t={t} />
      <Lobby t={t} />
      <Later />
    </Screen>
  );
}
