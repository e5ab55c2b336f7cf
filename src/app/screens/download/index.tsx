import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { downloadKinds } from '../../../contract/downloads.ts';
import type { DownloadKind } from '../../../contract/downloads.ts';
import { isIOS } from '../../device/browser/browser.ts';
import { missingHere } from '../../device/browser/in-app.ts';
import { hydrated } from '../../runtime/scheduling/hydrated.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { Mark } from '../../ui/brand/brand.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { LazyLanguagePicker } from '../../features/language/lazy-language-picker.tsx';
import { leaveApp } from '../../features/install/leave-app-overlay.ts';
import { downloadUrl, hasDownloads } from '../../features/install/downloads.ts';
import { pageData } from '../../device/page-data.ts';
import { settings } from '../../features/merchant/merchant.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { chevronDown } from '../../ui/icon/shapes.ts';
import { DownloadCard, isOffered } from './card.tsx';
import '../../ui/skeleton/skeleton.css';
import './download.css';

/** The download for this phone comes first. */
function inOrder(): readonly DownloadKind[] {
  const onIOS = hydrated.value && isIOS(navigator.userAgent, navigator.maxTouchPoints);
  return onIOS ? ['IOS', 'MOBILECONFIG', 'Android'] : downloadKinds;
}

/** This phone's download, and the others behind a heading. */
function Cards({ t }: { t: TFunction }) {
  const [own, ...others] = inOrder().filter(isOffered);
  const cards = (listed: readonly DownloadKind[]) => (
    <ul>
      {listed.map((kind) => (
        <DownloadCard key={kind} t={t} kind={kind} isForThisPhone={kind === inOrder()[0]} />
      ))}
    </ul>
  );
  return (
    // Drawn for Androids: an iPhone does not show it until it is its own.
    <div className={hydrated.value ? undefined : 'download-drawn'}>
      {own && cards([own])}
      {others.length > 0 && (
        <details className="download-others">
          <summary className="card row">
            <span className="fill">{t('others')}</span>
            <Icon shape={chevronDown} size={20} className="quiet" />
          </summary>
          {cards(others)}
        </details>
      )}
    </div>
  );
}

/** The app's downloads (M09): real links of the merchant, and how to install each. */
export default function Download() {
  const { t } = useTranslation('download');
  const icon = downloadUrl('AppDownloadIcon');
  const isEmpty = settings.value && !hasDownloads();
  return (
    <Screen name="download" title={t('download:title')}>
      <div className="download">
        <div className="row download-top">
          <BackButton target="step" />
          <LazyLanguagePicker />
        </div>
        <div className="row download-app">{icon ? <img src={icon} alt="" width="88" height="88" /> : <Mark />}</div>
        {isEmpty ? (
          <StatusView picture={emptyBox} title={t('none.title')} text={t('none.text')} action={{ label: t('none.action'), href: paths.home }} />
        ) : (
          <>
            <h2 className="download-heading">{t('heading', { name: pageData.merchant.name })}</h2>
            <p className="quiet download-purpose">{t('purpose')}</p>
            {hydrated.value && missingHere('install') && (
              <button type="button" className="button button-accent download-leave" aria-haspopup="dialog" onClick={() => openOverlay(leaveApp)}>
                {t('common:leave.browser')}
              </button>
            )}
            {settings.value ? <Cards t={t} /> : <div className="card padded download-place skeleton" aria-hidden="true" />}
          </>
        )}
      </div>
    </Screen>
  );
}
