import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadOf } from '../../../contract/downloads.ts';
import { escapeLinkHere, missingHere } from '../../device/browser/browser.ts';
import { paths } from '../../paths.ts';
import { settings } from '../merchant/merchant.ts';
import { pageData } from '../../device/page-data.ts';
import { close, Icon } from '../../ui/icon/icon.tsx';
import { Mark } from '../../ui/brand/brand.tsx';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { closeInstallOffer, installOffered, iosHelp, leaveApp, onIOS, prompt } from './install.ts';
import './banner.css';

/** Asks Android to install. Once it was asked, the offer is used up. */
async function promptInstall(): Promise<void> {
  const asked = prompt.peek();
  prompt.value = undefined;
  await asked?.prompt();
  if ((await asked?.userChoice)?.outcome === 'accepted') closeInstallOffer();
}

/**
 * The action of the offer: in an in-app browser it leads out, on Android by a link, on iOS and where
 * only the app's menu does, by a dialog, for there a link may do nothing; elsewhere Android's own
 * prompt where there is one, on iOS the help with its two steps, else a link to the Android file or the download page.
 */
export function installAction(): 'prompt' | 'help' | 'menu' | { link: string; leaves?: boolean } {
  if (missingHere('install')) {
    const out = escapeLinkHere();
    return out && !onIOS() ? { link: out, leaves: true } : 'menu';
  }
  if (prompt.value) return 'prompt';
  if (onIOS()) return 'help';
  return { link: downloadOf(settings.value, 'Android') ?? paths.download };
}

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
