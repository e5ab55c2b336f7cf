// Which browser this is (A §9), and what it lacks. Tests of the user agent are pure functions, so that unit tests can try every phone.
import { desktop } from '../../../contract/downloads.ts';
import type { Network } from '../../../contract/networks.ts';
import { storageKeys, stored } from '../storage.ts';

export const isAndroid = (userAgent: string): boolean => /Android/i.test(userAgent);

/** iPhones, iPods and iPads; an iPad that calls itself a Macintosh is known by its touch points. */
export const isIOS = (userAgent: string, touchPoints = 0): boolean =>
  /iPhone|iPod|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** Whether this phone is an iPhone, iPod or iPad. */
export const onIOS = (): boolean => isIOS(navigator.userAgent, navigator.maxTouchPoints);

/** Safari itself: Chrome and Firefox on iOS run its engine and carry its name. */
export const isSafari = (userAgent: string): boolean =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|Android|Chrome|Chromium/.test(userAgent);

/** Whether the window is wide enough for space beside the page, as on a computer. */
export const isDesktop = (): boolean => matchMedia(desktop).matches;

const displays = (mode: string): boolean => matchMedia(`(display-mode: ${mode})`).matches;

/** True when the app runs from the home screen: installed, or an iOS web clip (A §4, A §9). */
export function isStandalone(): boolean {
  return displays('standalone') || (navigator as { standalone?: boolean }).standalone === true;
}

/** Installed, or in any of the modes in which a web app has no address bar (A §2: PWA mode). */
export function isInstalled(): boolean {
  return isStandalone() || displays('fullscreen') || displays('minimal-ui');
}

/** Whether the app runs from the home screen, or is installed. */
export const runsFromHomeScreen = (): boolean => stored('localStorage', storageKeys.webclip) === '1' || stored('sessionStorage', storageKeys.homeScreen) === '1' || isInstalled();

/** Patterns of the user agents of in-app browsers. Those of one kind lack the same features, and a page leaves them the same way. */
export const signs = {
  // Facebook, Messenger, Instagram, Threads, Snapchat
  social: /FBAN|FBAV|FB_IAB|FBIOS|MessengerForiOS|Orca-Android|MessengerLite|Instagram|Barcelona|Snapchat/i,
  // TikTok, Kwai, WeChat
  closed: /TikTok|musical_ly|BytedanceWebview|ByteLocale|trill_|Kwai|Kuaishou|ksNebula|MicroMessenger/i,
  // WhatsApp, Telegram, X, LinkedIn
  open: /WhatsApp|Telegram|Twitter for|TwitterAndroid|LinkedInApp/i,
  line: /\bLine\//i,
} as const;

type HostKind = keyof typeof signs;

/** The kind of app whose in-app browser this is. */
export const namedHost = (userAgent: string): HostKind | undefined => (Object.keys(signs) as HostKind[]).find((kind) => signs[kind].test(userAgent));

/** The merchant's own app: a webview that is not in the table. Android's user agent names it, iOS's leaves out Safari's name. The table is tested last: it takes a weak phone some milliseconds. */
export const isOwnApp = (userAgent: string): boolean =>
  (isAndroid(userAgent) ? /; wv\)|Version\/[\d.]+ Chrome\//.test(userAgent) : isIOS(userAgent) && !/Safari\//.test(userAgent)) && !namedHost(userAgent);

/**
 * Whether the download bar may be shown (S13): not once dismissed, not when installed, not on a computer, not in the
 * merchant's own app. The page's script asks it before the first paint, and the app again.
 */
export const canOfferDownload = (): boolean => stored('localStorage', storageKeys.hideDownloadBar) !== '1' && !runsFromHomeScreen() && !isDesktop() && !isOwnApp(navigator.userAgent);

/**
 * Features that an in-app browser may lack: `google` and `facebook` refuse their sign-in there, `newTab` leads nowhere,
 * `clipboard` cannot be written, `blob` downloads fail, `install` is not offered, the app may empty `storage`.
 */
type HostGap = Network | 'newTab' | 'clipboard' | 'blob' | 'install' | 'storage';

/** How a page opens in the phone's browser: by an Android intent, Safari's scheme, a query that the app understands, or only by the app's menu. */
type ExitMethod = 'intent' | 'safari' | 'query' | 'menu';

/** An app with an in-app browser. */
interface Host {
  cannot: readonly HostGap[];
  android: ExitMethod;
  ios: ExitMethod;
}

const always: readonly HostGap[] = ['google', 'newTab', 'blob', 'install'];
const purged: readonly HostGap[] = [...always, 'clipboard', 'storage'];

/** What each kind of in-app browser lacks, and how a page leaves it for the phone's browser. */
const hosts: Readonly<Record<HostKind, Host>> = {
  social: { cannot: purged, android: 'intent', ios: 'safari' },
  closed: { cannot: purged, android: 'menu', ios: 'menu' },
  open: { cannot: always, android: 'intent', ios: 'safari' },
  line: { cannot: always, android: 'query', ios: 'query' },
};

/** An app not in the table, or the merchant's own. */
const unnamed: Host = { cannot: [...always, 'clipboard'], android: 'intent', ios: 'safari' };

/** The app whose in-app browser this is; undefined for the phone's own browser. */
function hostOf(userAgent: string): Host | undefined {
  const kind = namedHost(userAgent);
  return kind ? hosts[kind] : isOwnApp(userAgent) ? unnamed : undefined;
}

/** Whether a browser lacks a feature. Facebook's sign-in works in iOS webviews, and in no Android one. */
export function missingFeature(userAgent: string, gap: HostGap): boolean {
  const host = hostOf(userAgent);
  if (!host) return false;
  return gap === 'facebook' ? isAndroid(userAgent) : host.cannot.includes(gap);
}

/** The address that opens a page in the phone's browser; undefined where only the app's menu can. */
export function escapeLink(userAgent: string, page: URL): string | undefined {
  const host = hostOf(userAgent);
  const exit = host && (isAndroid(userAgent) ? host.android : host.ios);
  const fallback = encodeURIComponent(page.href);
  if (exit === 'intent') return `intent://${page.host}${page.pathname}${page.search}#Intent;scheme=https;action=android.intent.action.VIEW;S.browser_fallback_url=${fallback};end`;
  if (exit === 'safari') return `x-safari-${page.href}`;
  if (exit !== 'query') return undefined;
  const leaving = new URL(page.href);
  leaving.searchParams.set('openExternalBrowser', '1');
  return leaving.href;
}

/** Whether this browser lacks a feature. An installed app looks like a webview but lacks nothing. */
export const missingHere = (gap: HostGap): boolean => !isInstalled() && missingFeature(navigator.userAgent, gap);

/** The address that opens this page in the phone's browser, for a link of `target="_top"`; undefined where only the app's menu can. */
export const escapeLinkHere = (): string | undefined => escapeLink(navigator.userAgent, new URL(location.href));

/** Opens links with `target="_blank"` in this tab, in apps where a new tab leads nowhere. */
export function openLinksInSameTab(): void {
  if (!missingHere('newTab')) return;
  document.addEventListener('click', (event) => (event.target as Element).closest('a[target=_blank]')?.setAttribute('target', '_top'), true);
}
