import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ClosedView } from '../../frame/closed-platform/closed-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';

/** The page for regions that the platform does not serve, by its own path (S03). Seen while the platform is open, which frame/closed-platform covers otherwise: so there is a way home. */
export default function Restricted() {
  const { t } = useTranslation('restricted');
  return (
    <Screen name="restricted" title={t('title')}>
      <ClosedView why="restricted" action={{ label: t('home'), href: paths.home }} />
    </Screen>
  );
}
