import { signal } from '@preact/signals-react';
import { downloadOf, offersDownloads } from '../../../contract/downloads.ts';
import type { DownloadKind } from '../../../contract/downloads.ts';
import { isDesktop, isOwnApp } from '../../device/browser/browser.ts';
import { localStore, storageKeys } from '../../device/storage.ts';
import { closeInstallOffer, runsFromHomeScreen } from './install.ts';
import { settings } from '../merchant/merchant.ts';

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
