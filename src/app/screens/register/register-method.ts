import type { registerMethods } from '../../../contract/registration.ts';
import { isInstalled, isOwnApp } from '../../device/browser/browser.ts';
import { localStore, storageKeys } from '../../device/storage.ts';

/** From what a registration is sent (A §3). An app on the home screen leaves Safari's name out as well: it is asked after first. */
export function registerMethod(): (typeof registerMethods)[number] {
  if (localStore.get(storageKeys.webclip) === '1') return 'WEBCLIP';
  if (isInstalled()) return 'PWA';
  return isOwnApp(navigator.userAgent) ? 'APP' : 'H5';
}
