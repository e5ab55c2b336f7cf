import { storageKeys } from '../app/device/storage.ts';
import { ageAsked, ageRefused, barred } from '../contract/over-page.ts';
import { desktop } from '../contract/downloads.ts';
import { ofMember } from '../contract/page.ts';

/** Sources of the regular expressions by which the browsers inside apps are known, of app/device/browser/browser.ts. */
export interface HostPatterns {
  named: string;
  unnamed: string;
}

const { classList } = document.documentElement;

/** What is kept; a browser may refuse the storage itself. */
function kept(store: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

const isKept = (...place: Parameters<typeof kept>): boolean => kept(...place) === '1';

const isInstalled = (): boolean =>
  matchMedia('(display-mode:standalone),(display-mode:fullscreen),(display-mode:minimal-ui)').matches || !!(navigator as { standalone?: boolean }).standalone;

/** A webview: Android names it, iOS leaves Safari's name out. */
const isWebview = (agent: string, { unnamed }: HostPatterns): boolean =>
  /Android/i.test(agent) ? new RegExp(unnamed).test(agent) : /iPhone|iPad|iPod/i.test(agent) && !/Safari\//.test(agent);

/** The merchant's own app: a webview that none of the large apps has signed. Their signs are tried last: to compile them takes 0.25 ms, twenty times that on a weak phone. */
const isOwnApp = (agent: string, patterns: HostPatterns): boolean => isWebview(agent, patterns) && !new RegExp(patterns.named, 'i').test(agent);

/** Takes the bar away before it is painted where `canOfferDownload` of the app would not show it: a test holds the two together. */
export function hideUnofferedBar(patterns: HostPatterns): void {
  if (!classList.contains(barred)) return;
  const dismissed = isKept('localStorage', storageKeys.hideDownloadBar) || isKept('localStorage', storageKeys.webclip) || isKept('sessionStorage', storageKeys.homeScreen);
  if (dismissed || matchMedia(desktop).matches || isInstalled() || isOwnApp(navigator.userAgent, patterns)) classList.remove(barred);
}

/** Takes the question away before it is painted where it was answered: a member has told it already. */
export function hideAnsweredQuestion(): void {
  if (!classList.contains(ageAsked)) return;
  // The session's storage is not opened in vain: each storage's first use is a call to another process that holds up the first paint.
  if (classList.contains(ofMember) || kept('localStorage', storageKeys.adult) === 'yes') classList.remove(ageAsked);
  else if (kept('sessionStorage', storageKeys.adult)) classList.add(ageRefused);
}
