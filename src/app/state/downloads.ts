import { signal } from '@preact/signals-react';
import { isAddress } from '../device/address.ts';
import { isOwnApp } from '../device/hosts.ts';
import { localStore, storageKeys } from '../device/storage.ts';
import { isAtHome } from './install.ts';
import { settings } from './merchant.ts';

/** What can be installed, in the order shown; the merchant's icon is the app's picture and no download (A §3). */
export const downloadKinds = ['Android', 'IOS', 'MOBILECONFIG'] as const;

export type DownloadKind = (typeof downloadKinds)[number];

/** The address of a download or of the icon, or none. Its links are followed by the browser, not by the router: `target="_top"`. */
export function downloadUrl(kind: DownloadKind | 'AppDownloadIcon'): string | undefined {
  const found = settings.value?.resources.find(({ resourceType }) => resourceType.toUpperCase() === kind.toUpperCase());
  return found && isAddress(found.url) ? found.url : undefined;
}

export const hasDownloads = (): boolean => downloadKinds.some((kind) => downloadUrl(kind));

/** Whether the download bar may be shown (S13): not in the merchant's own app, not from the home screen, not once it was dismissed. */
export const mayOfferDownload = (): boolean => !isOwnApp(navigator.userAgent) && !isAtHome() && localStore.get(storageKeys.hideDownloadBar) !== '1';

export const downloadOffered = signal(false);

/** Takes the bar away for good (A §4). */
export function dismissDownloadBar(): void {
  localStore.set(storageKeys.hideDownloadBar, '1');
  downloadOffered.value = false;
}
