import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ClosedScreen, ClosedView } from '../../frame/closed-platform/closed-view.tsx';

/** The page for regions that the platform does not serve, by its own path (S03). Seen while it serves this one: so another try leads home. */
export default function Restricted() {
  const { t } = useTranslation('shell');
  return (
    <ClosedScreen name="restricted">
      <ClosedView why="restricted" action={{ label: t('retry'), href: paths.home }} />
    </ClosedScreen>
  );
}
