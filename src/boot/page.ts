// Inlined at the end of every page: loads the app. Addresses are in its data attributes, so that all pages share one
// script and one CSP hash.
import { pictureFailed } from '../contract/page.ts';
import { afterPaint, createAppLoader, createWaitingNote } from './app-loader.ts';
import { keepEarlyTap, type FirstTapWindow } from './early-tap.ts';
import { installTrustPolicy } from './trusted-types.ts';

export interface BootData {
  /** address of the app's entry */
  entry: string;
  /** addresses, separated by blanks, of scripts and styles that a tap before hydration needs */
  tapped: string;
  /** the sentence for a person who waits for the app's scripts */
  waiting: string;
  /** epoch ms at which the page's countdowns were drawn */
  at?: string;
}

/** Hides each picture that fails to load, and with it the browser's broken-image icon; the app puts another in its place. */
function hideFailedPictures(): void {
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLImageElement) target.classList.add(pictureFailed);
  }, true);
}

/** Keeps Android's install prompt, which may come before the app, as `window.installOffer`. */
function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    (window as { installOffer?: Event }).installOffer = offer;
  });
}

/**
 * Moves the page's complete style into the head, out of what the app hydrates. It comes after the header so that this
 * is painted first, and replaces the header's own style, of which it contains every rule.
 */
function placeStyle(): void {
  const style = document.querySelector('header + style');
  if (style) document.head.replaceChild(style, document.head.querySelector('style:last-of-type')!);
}

const { entry, tapped, waiting } = document.currentScript!.dataset as unknown as BootData;

installTrustPolicy();
hideFailedPictures();
let onLoad = () => {};
const explainLater = createWaitingNote(waiting);
const load = createAppLoader(entry, () => onLoad(), explainLater);
const begin = () => {
  load();
  placeStyle();
};
onLoad = keepEarlyTap(() => {
  // In a new task: the tap is answered first.
  setTimeout(begin);
  explainLater();
}, tapped.split(' '));
(window as FirstTapWindow).releaseFirstTap?.();
afterPaint(begin);
keepInstallPrompt();
