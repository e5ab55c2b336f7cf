import { storageKeys } from '../app/device/storage.ts';
import { ageAsked, ageRefused, barred } from '../contract/over-page.ts';
import { desktop } from '../contract/downloads.ts';
import { ofMember } from '../contract/page.ts';

/** Regular expressions (as source text) of in-app browsers, from app/device/browser/browser.ts. */
export interface HostPatterns {
  named: string;
  unnamed: string;
}

const { classList } = document.documentElement;

/** A stored value; a browser may refuse the storage itself. */
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

/** A webview: Android's user agent names it, iOS's leaves out Safari's name. */
const isWebview = (agent: string, { unnamed }: HostPatterns): boolean =>
  /Android/i.test(agent) ? new RegExp(unnamed).test(agent) : /iPhone|iPad|iPod/i.test(agent) && !/Safari\//.test(agent);

/** The merchant's own app: a webview that is none of the large apps'. Their patterns are tested last: compiling them takes 0.25 ms, twenty times that on a weak phone. */
const isOwnApp = (agent: string, patterns: HostPatterns): boolean => isWebview(agent, patterns) && !new RegExp(patterns.named, 'i').test(agent);

/** Removes the download bar before it is painted where the app's `canOfferDownload` would not show it; a test compares the two. */
export function hideUnofferedBar(patterns: HostPatterns): void {
  if (!classList.contains(barred)) return;
  const dismissed = isKept('localStorage', storageKeys.hideDownloadBar) || isKept('localStorage', storageKeys.webclip) || isKept('sessionStorage', storageKeys.homeScreen);
  if (dismissed || matchMedia(desktop).matches || isInstalled() || isOwnApp(navigator.userAgent, patterns)) classList.remove(barred);
}

/** Removes the 18+ question before it is painted where it was answered; members have answered it. */
export function hideAnsweredQuestion(): void {
  if (!classList.contains(ageAsked)) return;
  // Opens the session storage only if needed: each storage's first use is a call to another process that delays the first paint.
  if (classList.contains(ofMember) || kept('localStorage', storageKeys.adult) === 'yes') classList.remove(ageAsked);
  else if (kept('sessionStorage', storageKeys.adult)) classList.add(ageRefused);
}
