import { downloadOf } from '../../../contract/downloads.ts';
import { missingHere, escapeLinkHere } from '../../device/browser/browser.ts';
import { paths } from '../../paths.ts';
import { settings } from '../merchant/merchant.ts';
import { closeInstallOffer, onIOS, prompt } from './install.ts';

/** Asks Android to install. Once it was asked, the offer is used up. */
export async function promptInstall(): Promise<void> {
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
