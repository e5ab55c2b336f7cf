import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LazySupportLink } from '../../frame/closed-platform/closed-view.tsx';
import { cloud, StatusView } from '../../ui/status-view/status-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';

/** The page for a service that did not answer, by its own path (S03), to which other pages may lead. The retry leads home. */
export default function ServiceError() {
  const { t } = useTranslation('serviceError');
  return (
    <Screen name="serviceError">
      <StatusView picture={cloud} title={t('heading')} text={t('text')} action={{ label: t('shell:retry'), href: paths.home }}>
        <LazySupportLink />
      </StatusView>
    </Screen>
  );
}
