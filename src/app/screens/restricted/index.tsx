import { useTranslation } from 'react-i18next';
import { ClosedView } from '../../frame/closed-platform/closed-view.tsx';
import { HeaderAction } from '../../frame/header/action.tsx';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { Screen } from '../../ui/screen/screen.tsx';

/** The page for regions that the platform does not serve, by its own path (S03). Home would be refused as well: the way on is the support. */
export default function Restricted() {
  const { t } = useTranslation('restricted');
  return (
    <Screen name="restricted" title={t('title')}>
      <HeaderAction>
        <LanguagePicker />
      </HeaderAction>
      <ClosedView why="restricted" />
    </Screen>
  );
}
