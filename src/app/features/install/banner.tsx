// A chunk of its own: most phones are offered the download bar instead.
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { pageData } from '../../device/page-data.ts';
import { closeInstallOffer, installOffered } from './install.ts';
import { installAction, promptInstall } from './install-action.ts';
import { close, Icon } from '../../ui/icon/icon.tsx';
import { Mark } from '../../ui/brand/brand.tsx';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { iosHelp } from '../ios-help/ios-help-overlay.ts';
import { leaveApp } from './leave-app-overlay.ts';
import './banner.css';

/** Offers the home screen (S12), over the page and above the footer menu, so that nothing moves. */
export default function InstallBanner() {
  const { t } = useTranslation('install');
  const shown = installOffered.value;
  // At the page's end, where nothing that is seen moves.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('install-offered', shown);
    return () => classList.remove('install-offered');
  }, [shown]);
  if (!shown) return null;
  const way = installAction();
  const isLink = typeof way === 'object';
  const isOutside = isLink ? way.leaves : way === 'menu';
  const words = (
    <>
      <Mark />
      <span className="install-words">
        <strong>{t('title', { name: pageData.merchant.name })}</strong>
        <span>{t(isOutside ? 'outside.text' : 'text')}</span>
      </span>
      <span className="accent install-go">{t(isLink ? (isOutside ? 'outside.go' : 'download') : way === 'prompt' ? 'download' : 'how')}</span>
    </>
  );
  return (
    <aside className="install" aria-label={t('label')}>
      {isLink ? (
        // A file or a page of the platform, and the way out of an app, are the browser's to open, not the router's.
        <a className="row fill install-offer" href={way.link} target={way.link === paths.download ? undefined : '_top'}>
          {words}
        </a>
      ) : (
        <button
          type="button"
          className="row fill install-offer"
          aria-haspopup={way === 'prompt' ? undefined : 'dialog'}
          onClick={() => (way === 'prompt' ? void promptInstall().catch(() => {}) : openOverlay(way === 'menu' ? leaveApp : iosHelp))}
        >
          {words}
        </button>
      )}
      <button type="button" className="row install-close" aria-label={t('close')} onClick={closeInstallOffer}>
        <Icon shape={close} size={18} />
      </button>
    </aside>
  );
}
