import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { compass, StatusView } from '../../ui/status-view/status-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';

/** The page for a path without a screen, with a link home (S03). */
export default function Unknown() {
  const { t } = useTranslation('unknown');
  return (
    <Screen name="unknown">
      <StatusView picture={compass} title={t('heading')} text={t('text')} action={{ label: t('home'), href: paths.home }} />
    </Screen>
  );
}
