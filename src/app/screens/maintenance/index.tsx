import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { wrench } from '../../ui/status-view/drawings.ts';
import { Screen } from '../../ui/screen/screen.tsx';

/** The maintenance page by its own path (S03). Seen while the platform is open, which shell/closed covers otherwise: so there is a way home. */
export default function Maintenance() {
  const { t } = useTranslation('maintenance');
  return (
    <Screen name="maintenance" title={t('title')}>
      <StatusView picture={wrench} title={t('common:closed.maintenance.title')} text={t('common:closed.maintenance.text')} action={{ label: t('home'), href: paths.home }} />
    </Screen>
  );
}
