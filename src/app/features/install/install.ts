import { signal } from '@preact/signals-react';
import { deferredManifest } from '../../../contract/deferred-manifest.ts';
import { downloadOf, offersDownloads } from '../../../contract/downloads.ts';
import type { DownloadKind } from '../../../contract/downloads.ts';
import { isDesktop, isInstalled, isIOS, isOwnApp, isStandalone } from '../../device/browser/browser.ts';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';
import { settings } from '../merchant/merchant.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';

/** Whether this is a phone or tablet of Apple's. */
export const onIOS = (): boolean => isIOS(navigator.userAgent, navigator.maxTouchPoints);

/** The app runs from the home screen, or is installed. */
const runsFromHomeScreen = (): boolean =>
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

/** The offer, where there is one and it was not used yet. */
export const prompt = signal<InstallPrompt | undefined>(undefined);

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

/** Takes the banner away for this session. */
export function closeInstallOffer(): void {
  sessionStore.set(storageKeys.installBannerClosed, '1');
  installOffered.value = false;
}

/** The address of a download or of the icon, or none. Its links are followed by the browser, not by the router: `target="_top"`. */
export const downloadUrl = (kind: DownloadKind | 'AppDownloadIcon'): string | undefined => downloadOf(settings.value, kind);

/** Whether the merchant links any download. */
export const hasDownloads = (): boolean => offersDownloads(settings.value);

/**
 * Whether the download bar may be shown (S13): not on a computer, not in the merchant's own app, not from the home screen, not once it was
 * dismissed. The page asks the same before the app is here (`src/boot/shown-over-page.ts`).
 */
export const canOfferDownload = (): boolean => !isDesktop() && !isOwnApp(navigator.userAgent) && !runsFromHomeScreen() && localStore.get(storageKeys.hideDownloadBar) !== '1';

/** False until the idle services allow the download bar, and after it was dismissed. */
export const downloadOffered = signal(false);

/** Whether the bar stands on home now. */
export const showsDownloadBar = (): boolean => downloadOffered.value && hasDownloads();

/** Takes the bar away (A §4), which `answerTaps` keeps for good. One invitation a visit: the banner waits for the next. */
export function dismissDownloadBar(): void {
  downloadOffered.value = false;
  closeInstallOffer();
}

/** The way out of an app's own browser. Apart from the other overlays of install, because the downloads open it too. */
export const leaveApp = lazy(() => import('../leave-app/leave-app.tsx'), { strings: ['install', 'common'] });

/** Apart from the other overlays, because one of them opens it. */
export const iosHelp = lazy(() => import('./ios-help.tsx'), { strings: ['install'] });
