import { useTranslation } from 'react-i18next';
import { Screen } from '../../shell/screen.tsx';

export default function Home() {
  const { t } = useTranslation('home');
  return (
    <Screen name="home" title={t('title')}>
      <p>{t('title')}</p>
    </Screen>
  );
}
