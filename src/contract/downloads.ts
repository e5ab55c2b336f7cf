import { addressOf } from './address.ts';
import type { Settings } from './endpoints/platform.ts';

/** The downloads, in the order shown; the merchant's icon is a picture, not a download (A §3). */
export const downloadKinds = ['Android', 'IOS', 'MOBILECONFIG'] as const;

/** One of `downloadKinds`. */
export type DownloadKind = (typeof downloadKinds)[number];

/** The address of a download or of the icon; undefined if the merchant links none, or no valid one. */
export function downloadOf(settings: Settings | undefined, kind: DownloadKind | 'AppDownloadIcon'): string | undefined {
  const found = settings?.resources.find(({ resourceType }) => resourceType.toUpperCase() === kind.toUpperCase());
  return found && addressOf(found.url);
}

/** Whether the merchant links any download. */
export const offersDownloads = (settings: Settings | undefined): boolean => downloadKinds.some((kind) => downloadOf(settings, kind));

/** Media query of screens with space beside the page: there a card leads to the phone, and nothing is installed. */
export const desktop = '(min-width: 1100px)';
