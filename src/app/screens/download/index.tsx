import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { downloadKinds, type DownloadKind } from '../../../contract/downloads.ts';
import { paths, withQuery } from '../../paths.ts';
import { downloadUrl, hasDownloads, leaveApp } from '../../features/install/install.ts';
import { addSquare, download, Icon, phone, shield } from '../../ui/icon/icon.tsx';
import { missingHere, onIOS } from '../../device/browser/browser.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { Mark } from '../../ui/brand/brand.tsx';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { LazyLanguagePicker } from '../../frame/header/header.tsx';
import { pageData } from '../../device/page-data.ts';
import { refreshSettings, settings, settingsFailure } from '../../features/merchant/merchant.ts';
import '../../ui/skeleton/skeleton.css';
import './download.css';

const emptyPhone = 'M24 10h24a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4ZM33 54h6M30 28l12 12m0-12L30 40';

/** The app's downloads (M09): real links of the merchant, and how to install each. */
export default function Download() {
  const { t } = useTranslation('download');
  const icon = downloadUrl('AppDownloadIcon');
  const isEmpty = settings.value && !hasDownloads();
  return (
    <Screen name="download">
      <div className="download">
        <div className="row download-top">
          <BackButton target="step" />
          <LazyLanguagePicker />
        </div>
        <div className="row download-app">{icon ? <img src={icon} alt="" width="88" height="88" /> : <Mark />}</div>
        {isEmpty ? (
          <StatusView picture={emptyPhone} title={t('none.title')} text={t('none.text')} action={{ label: t('none.action'), href: paths.home }} />
        ) : (
          <>
            <h2 className="download-heading">{t('heading', { name: pageData.merchant.name })}</h2>
            <p className="quiet download-purpose">{t('purpose')}</p>
            {hydrated.value && missingHere('install') && (
              <button type="button" className="button button-accent download-leave" aria-haspopup="dialog" onClick={() => openOverlay(leaveApp)}>
                {t('common:leave.browser')}
              </button>
            )}
            <Offers t={t} />
          </>
        )}
      </div>
    </Screen>
  );
}

/** The downloads once the settings are known, a failure, or a placeholder. */
function Offers({ t }: { t: TFunction }) {
  if (settings.value) return <Cards t={t} />;
  const failure = settingsFailure();
  if (failure !== undefined) return <FailureView failure={failure} retry={() => void refreshSettings()} />;
  return <div className="card padded download-place skeleton" aria-hidden="true" />;
}

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
    // The page is drawn for Android: an iPhone hides it until it is hydrated in its own order.
    <div className={hydrated.value ? undefined : 'download-drawn'}>
      {own && cards([own])}
      {others.length > 0 && (
        <>
          <h2 className="download-others">{t('others')}</h2>
          {cards(others)}
        </>
      )}
    </div>
  );
}

function inOrder(): readonly DownloadKind[] {
  return hydrated.value && onIOS() ? ['IOS', 'MOBILECONFIG', 'Android'] : downloadKinds;
}

/** Whether a way of installing is offered: iPhones need no file, the other ways do. */
const isOffered = (kind: DownloadKind): boolean => kind === 'IOS' || downloadUrl(kind) !== undefined;

/** Its outline, and the guide that tells how to install it. */
const kinds = {
  Android: { shape: phone, guide: 'android' },
  IOS: { shape: addSquare, guide: 'ios' },
  MOBILECONFIG: { shape: shield, guide: 'profile' },
} as const;

function DownloadCard({ t, kind, isForThisPhone }: { t: TFunction; kind: DownloadKind; isForThisPhone: boolean }) {
  const { shape, guide } = kinds[kind];
  const url = downloadUrl(kind);
  const main = isForThisPhone ? 'button button-accent' : 'button';
  return (
    <li className="card padded">
      <div className="row download-card-head">
        <span className="icon-button download-card-icon">
          <Icon shape={shape} />
        </span>
        <div className="download-card-words">
          <h3>{t(`${kind}.name`)}</h3>
          <p className="hint">{t(url ? `${kind}.text` : 'noFile')}</p>
          {isForThisPhone && <span className="badge badge-vip download-mark">{t('forYou')}</span>}
        </div>
      </div>
      <div className="download-ways">
        {url && (
          <a className={main} href={url} target="_top">
            <Icon shape={download} size={20} />
            {t(kind === 'IOS' ? 'install' : 'get')}
          </a>
        )}
        <a className={url ? 'button' : main} href={withQuery(paths.downloadGuide, { for: guide })}>
          {t(url ? 'how' : 'add')}
        </a>
      </div>
    </li>
  );
}
