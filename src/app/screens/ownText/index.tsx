import { useTranslation } from 'react-i18next';
import { textPages } from '../../../contract/own-texts.ts';
import { pageData } from '../../device/page-data.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { OwnText } from '../../features/own-text/own-text.tsx';
import { ownTitle } from '../../features/own-text/own-text.ts';
import { paths } from '../../paths.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';

const analyticsChoice = lazy(() => import('../../features/analytics/choice.tsx'), { strings: ['analytics'] });

const sheet = 'M20 10h22l12 12v36a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Zm22 0v12h12M26 36h18M26 46h12';

/** One of the merchant's own texts: `/m/p/privacy`. */
export default function OwnTextPage() {
  const { t } = useTranslation('ownText');
  const name = decodeURIComponent(usePageAddress().path.slice(textPages.length + 1).replace(/\/$/, ''));
  const title = ownTitle(name);
  return (
    <Screen name="ownText" title={title ?? t('title')} heads={title !== undefined}>
      {title === undefined ? <StatusView picture={sheet} title={t('none.title')} text={t('none.text')} action={{ label: t('none.action'), href: paths.home }} /> : <OwnText name={name} />}
      {name === 'privacy' && pageData.merchant.analytics && <Lazy of={analyticsChoice} props={{ of: pageData.merchant.analytics }} />}
    </Screen>
  );
}
