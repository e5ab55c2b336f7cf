import type { registerMethods } from '../../../contract/registration.ts';
import { isInstalled, isOwnApp } from '../../device/browser/browser.ts';
import { localStore, storageKeys } from '../../device/storage.ts';

/** The kind of app that sends a registration (A §3). The home screen is checked first: its user agent lacks Safari's name, like that of an own app. */
export function registerMethod(): (typeof registerMethods)[number] {
  if (localStore.get(storageKeys.webclip) === '1') return 'WEBCLIP';
  if (isInstalled()) return 'PWA';
  return isOwnApp(navigator.userAgent) ? 'APP' : 'H5';
}
