// @chunk install
import { signal } from '@preact/signals-react';
import { deferredManifest } from '../../../contract/deferred-manifest.ts';
import { downloadOf } from '../../../contract/downloads.ts';
import { isIOS } from '../../device/browser.ts';
import { isDesktop } from '../../device/desktop.ts';
import { missingHere, escapeLinkHere } from '../../device/in-app.ts';
import { isInstalled, isStandalone } from '../../device/standalone.ts';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';
import { paths } from '../../paths.ts';
import { settings } from '../merchant/merchant.ts';

const onIOS = (): boolean => isIOS(navigator.userAgent, navigator.maxTouchPoints);

/** The app runs from the home screen, or is installed. */
export const runsFromHomeScreen = (): boolean =>
  isInstalled() || localStore.get(storageKeys.webclip) === '1' || sessionStore.get(storageKeys.homeScreen) === '1';

/** Whether to offer the home screen (S12): not on a computer, not from there, and not once it was closed this session. */
export const canOfferInstall = (): boolean => !isDesktop() && !runsFromHomeScreen() && sessionStore.get(storageKeys.installBannerClosed) !== '1';

/** Whether the install banner is offered now. */
export const installOffered = signal(false);

/** Android's own offer to install, which a page may make once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const prompt = signal<InstallPrompt | undefined>(undefined);

/** Takes up the offer that the page's boot script has kept, or one that comes later. */
function awaitPrompt(): void {
  prompt.value = (window as { installOffer?: InstallPrompt }).installOffer;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt.value = event as InstallPrompt;
  });
  addEventListener('appinstalled', closeInstallOffer);
}

function nameManifest(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=${deferredManifest}]`);
  if (link) link.rel = 'manifest';
}

/** Lets the browser know that this can be installed, marks an app that runs from the home screen (A §4), or offers to put it there. */
export function watchInstall(): void {
  nameManifest();
  if (isStandalone()) {
    sessionStore.set(storageKeys.homeScreen, '1');
    if (onIOS()) localStore.set(storageKeys.webclip, '1');
  }
  awaitPrompt();
  installOffered.value = canOfferInstall();
}

/** Asks Android to install. Once it was asked, the offer is used up. */
export async function promptInstall(): Promise<void> {
  const asked = prompt.peek();
  prompt.value = undefined;
  await asked?.prompt();
  if ((await asked?.userChoice)?.outcome === 'accepted') closeInstallOffer();
}

/** Takes the banner away for this session. */
export function closeInstallOffer(): void {
  sessionStore.set(storageKeys.installBannerClosed, '1');
  installOffered.value = false;
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
