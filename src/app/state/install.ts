import { signal } from '@preact/signals-react';
import { isIOS } from '../device/browser.ts';
import { isInstalled, isStandalone } from '../device/standalone.ts';
import { localStore, sessionStore, storageKeys } from '../device/storage.ts';
import { paths } from '../paths.ts';
import { settings } from './merchant.ts';

const onIOS = (): boolean => isIOS(navigator.userAgent, navigator.maxTouchPoints);

/** The app runs from the home screen, or is installed. */
export const isAtHome = (): boolean =>
  isInstalled() || localStore.get(storageKeys.webclip) === '1' || sessionStore.get(storageKeys.homeScreen) === '1';

/** Whether to offer the home screen (S12): not from there, and not once it was closed this session. */
export const mayOfferInstall = (): boolean => !isAtHome() && sessionStore.get(storageKeys.installBannerClosed) !== '1';

export const installOffered = signal(false);

/** Marks an app that runs from the home screen (A §4), or offers to put it there. */
export function startInstall(): void {
  if (isStandalone()) {
    sessionStore.set(storageKeys.homeScreen, '1');
    if (onIOS()) localStore.set(storageKeys.webclip, '1');
  }
  installOffered.value = mayOfferInstall();
}

export function closeInstallOffer(): void {
  sessionStore.set(storageKeys.installBannerClosed, '1');
  installOffered.value = false;
}

/** Where the offer leads: the Android file or the download page; on iOS nowhere, its help opens instead. */
export function installLink(): string | undefined {
  if (onIOS()) return undefined;
  const android = settings.value?.resources.find((download) => download.resourceType.toUpperCase() === 'ANDROID');
  return android?.url ?? paths.download;
}
