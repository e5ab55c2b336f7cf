import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { SupportLink } from '../../frame/closed-platform/support-link.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { cloud } from '../../ui/status-view/drawings.ts';
import { HeaderAction } from '../../frame/header/action.tsx';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { Screen } from '../../ui/screen/screen.tsx';

/** A service that did not answer, by its own path (S03), where others may send people. Another try leads home. */
export default function ServiceError() {
  const { t } = useTranslation('serviceError');
  return (
    <Screen name="serviceError" title={t('serviceError:title')}>
      <HeaderAction>
        <LanguagePicker />
      </HeaderAction>
      <StatusView picture={cloud} title={t('heading')} text={t('text')} action={{ label: t('shell:retry'), href: paths.home }} />
      <SupportLink />
    </Screen>
  );
}
