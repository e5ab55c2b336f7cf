import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadOf } from '../../../contract/downloads.ts';
import { escapeLinkHere, missingHere, onIOS } from '../../device/browser/browser.ts';
import { paths } from '../../paths.ts';
import { settings } from '../merchant/merchant.ts';
import { pageData } from '../../device/page-data.ts';
import { close, Icon } from '../../ui/icon/icon.tsx';
import { Mark } from '../../ui/brand/brand.tsx';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { closeInstallOffer, installOffered, iosHelp, leaveApp, prompt } from './install.ts';
import './banner.css';

/** Shows Android's install prompt, which can be used once. */
async function promptInstall(): Promise<void> {
  const asked = prompt.peek();
  prompt.value = undefined;
  await asked?.prompt();
  if ((await asked?.userChoice)?.outcome === 'accepted') closeInstallOffer();
}

/**
 * What a tap on the offer does. In an in-app browser it leads out: by a link on Android, and by a dialog on iOS, where
 * a link may do nothing, and where only the app's menu can. Elsewhere: Android's prompt if there is one, on iOS the
 * help with its two steps, else a link to the Android file or the download page.
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

/** Offers to install the app (S12), over the page and above the footer menu, so that nothing moves. */
export default function InstallBanner() {
  const { t } = useTranslation('install');
  const shown = installOffered.value;
  // Adds padding at the page's end, where nothing visible moves.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle('install-offered', shown);
    return () => classList.remove('install-offered');
  }, [shown]);
  if (!shown) return null;
  const action = installAction();
  const isLink = typeof action === 'object';
  const isOutside = isLink ? action.leaves : action === 'menu';
  const words = (
    <>
      <Mark />
      <span className="install-words">
        <strong>{t('title', { name: pageData.merchant.name })}</strong>
        <span>{t(isOutside ? 'outside.text' : 'text')}</span>
      </span>
      <span className="accent install-go">{t(isLink ? (isOutside ? 'outside.go' : 'download') : action === 'prompt' ? 'download' : 'how')}</span>
    </>
  );
  return (
    <aside className="install" aria-label={t('label')}>
      {isLink ? (
        // A file, a page of the platform, or the link out of an app: opened by the browser, not the router.
        <a className="row fill install-offer" href={action.link} target={action.link === paths.download ? undefined : '_top'}>
          {words}
        </a>
      ) : (
        <button
          type="button"
          className="row fill install-offer"
          aria-haspopup={action === 'prompt' ? undefined : 'dialog'}
          onClick={() => (action === 'prompt' ? void promptInstall().catch(() => {}) : openOverlay(action === 'menu' ? leaveApp : iosHelp))}
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
