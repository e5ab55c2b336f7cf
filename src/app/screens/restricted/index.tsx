import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ClosedView } from '../../frame/closed-platform/closed-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';

/** The page for regions that the platform does not serve, by its own path (S03). Only seen where the platform serves the region: so the retry leads home. */
export default function Restricted() {
  const { t } = useTranslation('shell');
  return (
    <Screen name="restricted">
      <ClosedView why="restricted" action={{ label: t('retry'), href: paths.home }} />
    </Screen>
  );
}
