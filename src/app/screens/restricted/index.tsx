import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { globe } from '../../ui/status-view/drawings.ts';
import { Screen } from '../../ui/screen/screen.tsx';

/** The page for regions that the platform does not serve, by its own path (S03). Seen while the platform is open, which shell/closed covers otherwise: so there is a way home. */
export default function Restricted() {
  const { t } = useTranslation('restricted');
  return (
    <Screen name="restricted" title={t('title')}>
      <StatusView picture={globe} title={t('common:closed.restricted.title')} text={t('common:closed.restricted.text')} action={{ label: t('home'), href: paths.home }} />
    </Screen>
  );
}
