import { signal } from '@preact/signals-react';
import { deferredManifest } from '../../../contract/deferred-manifest.ts';
import { downloadOf, offersDownloads, type DownloadKind } from '../../../contract/downloads.ts';
import { isDesktop, isStandalone, onIOS, runsFromHomeScreen } from '../../device/browser/browser.ts';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';
import { settings } from '../merchant/merchant.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';

/** Whether to offer installing (S12): not on a computer, not when installed, and not once closed in this session. */
export const canOfferInstall = (): boolean => !isDesktop() && !runsFromHomeScreen() && sessionStore.get(storageKeys.installBannerClosed) !== '1';

/** Whether the install banner is offered now. */
export const installOffered = signal(false);

/** Android's install prompt, which can be used once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The install prompt, if there is one and it is unused. */
export const prompt = signal<InstallPrompt | undefined>(undefined);

/** Takes over the prompt that the page's boot script has kept, or a later one. */
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

/** Links the manifest, and then marks an app that runs from the home screen (A §4), or offers to install it. */
export function watchInstall(): void {
  nameManifest();
  if (isStandalone()) {
    sessionStore.set(storageKeys.homeScreen, '1');
    if (onIOS()) localStore.set(storageKeys.webclip, '1');
  }
  awaitPrompt();
  installOffered.value = canOfferInstall();
}

/** Removes the banner for this session. */
export function closeInstallOffer(): void {
  sessionStore.set(storageKeys.installBannerClosed, '1');
  installOffered.value = false;
}

/** The address of a download or of the icon, if any. Download links need `target="_top"`: the browser follows them, not the router. */
export const downloadUrl = (kind: DownloadKind | 'AppDownloadIcon'): string | undefined => downloadOf(settings.value, kind);

/** Whether the merchant links any download. */
export const hasDownloads = (): boolean => offersDownloads(settings.value);

/** False until the idle services allow the download bar, and after it was dismissed. */
export const downloadOffered = signal(false);

/** Whether home shows the bar now. */
export const showsDownloadBar = (): boolean => downloadOffered.value && hasDownloads();

/** Removes the bar (A §4); `answerTaps` stores that for good. One invitation a visit: the banner waits for the next. */
export function dismissDownloadBar(): void {
  downloadOffered.value = false;
  closeInstallOffer();
}

/** How to leave an in-app browser. Apart from the other overlays of install, because the downloads open it too. */
export const leaveApp = lazy(() => import('../leave-app/leave-app.tsx'), { strings: ['install', 'common'] });

/** Apart from the other overlays, because one of them opens it. */
export const iosHelp = lazy(() => import('./ios-help.tsx'), { strings: ['install'] });
