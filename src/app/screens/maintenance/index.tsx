import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ClosedView } from '../../frame/closed-platform/closed-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';

/** The maintenance page by its own path (S03). Only seen while the platform is open, because frame/closed-platform covers it otherwise: so the retry leads home. */
export default function Maintenance() {
  const { t } = useTranslation('shell');
  return (
    <Screen name="maintenance">
      <ClosedView why="maintenance" action={{ label: t('retry'), href: paths.home }} />
    </Screen>
  );
}
