/** What a user agent's own words say (A §9). Pure functions, so that every phone can be tried in a test. */

export const isAndroid = (userAgent: string): boolean => /Android/i.test(userAgent);

/** iPhones, iPods and iPads; an iPad that calls itself a Macintosh is told by its touch points. */
export const isIOS = (userAgent: string, touchPoints = 0): boolean =>
  /iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** Major 11 with minor below 3, or major 10 or lower: no manifest and no service worker there. */
export function isOldIOS(userAgent: string): boolean {
  const version = isIOS(userAgent) && / OS (\d+)_(\d+)/.exec(userAgent);
  if (!version) return false;
  const major = Number(version[1]);
  return major <= 10 || (major === 11 && Number(version[2]) < 3);
}

const signed = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|Telegram/i;

/** Inside another app: Android names its webview, iOS leaves Safari's name out, and the large apps sign themselves. */
export function isWebview(userAgent: string): boolean {
  if (signed.test(userAgent)) return true;
  if (isAndroid(userAgent)) return /; wv\)|Version\/[\d.]+ Chrome\//.test(userAgent);
  return isIOS(userAgent) && !/Safari\//.test(userAgent);
}

/** The merchant's own app: a webview that none of the large apps has signed. */
export const isOwnApp = (userAgent: string): boolean => isWebview(userAgent) && !signed.test(userAgent);

/** Inside a webview Google refuses its sign-in, and Android's webviews are refused by Facebook as well. */
export const refusesSignIn = (userAgent: string, provider: 'facebook' | 'google'): boolean =>
  isWebview(userAgent) && (provider === 'google' || isAndroid(userAgent));

/** The address that makes a webview hand a page to the phone's browser. */
export const inBrowser = (userAgent: string, page: URL): string =>
  isAndroid(userAgent) ? `intent://${page.host}${page.pathname}${page.search}#Intent;scheme=https;end` : `x-safari-${page.href}`;

/** Safari itself: Chrome and Firefox on iOS run its engine and carry its name. */
export const isSafari = (userAgent: string): boolean =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|Android|Chrome|Chromium/.test(userAgent);
