import { storageKeys } from '../app/device/storage.ts';
import { barred, desktop, earlyBarId } from '../contract/downloads.ts';

/** Whether a flag is kept; a browser may refuse the storage itself. */
function isKept(store: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[store].getItem(key) === '1';
  } catch {
    return false;
  }
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode:standalone),(display-mode:fullscreen),(display-mode:minimal-ui)').matches || !!(navigator as { standalone?: boolean }).standalone;

/** A webview: Android names it, iOS leaves Safari's name out. */
const isWebview = (agent: string, { unnamed }: HostPatterns): boolean =>
  /Android/i.test(agent) ? new RegExp(unnamed).test(agent) : /iPhone|iPad|iPod/i.test(agent) && !/Safari\//.test(agent);

/** The merchant's own app: a webview that none of the large apps has signed. Their signs are tried last: to compile them takes 0.25 ms, twenty times that on a weak phone. */
const isOwnApp = (agent: string, patterns: HostPatterns): boolean => isWebview(agent, patterns) && !new RegExp(patterns.named, 'i').test(agent);

const hide = (): void => document.documentElement.classList.remove(barred);

/** Sources of the regular expressions by which the browsers inside apps are known, of app/device/hosts.ts. */
export interface HostPatterns {
  named: string;
  unnamed: string;
}

/** Takes the bar away before it is painted where `canOfferDownload` of the app would not show it: a test holds the two together. */
export function hideUnofferedBar(patterns: HostPatterns): void {
  const dismissed = isKept('localStorage', storageKeys.hideDownloadBar) || isKept('localStorage', storageKeys.webclip) || isKept('sessionStorage', storageKeys.homeScreen);
  if (dismissed || matchMedia(desktop).matches || isInstalled() || isOwnApp(navigator.userAgent, patterns)) hide();
}

/** Closes the bar for good on a tap before the app is there. Comes before `holdFirstTap` and `keepEarlyTap`, which would keep the tap for the app. */
export function closeBarOnTap(): void {
  addEventListener(
    'click',
    (tap) => {
      if (!(tap.target as Element).closest(`#${earlyBarId} button`)) return;
      tap.stopImmediatePropagation();
      hide();
      try {
        localStorage.setItem(storageKeys.hideDownloadBar, '1');
      } catch {
        // Closed for this page only.
      }
    },
    true,
  );
}
