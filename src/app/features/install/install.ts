import { signal } from '@preact/signals-react';
import { deferredManifest } from '../../../contract/deferred-manifest.ts';
import { isDesktop, isInstalled, isIOS, isStandalone } from '../../device/browser/browser.ts';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';

/** Whether this is a phone or tablet of Apple's. */
export const onIOS = (): boolean => isIOS(navigator.userAgent, navigator.maxTouchPoints);

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
