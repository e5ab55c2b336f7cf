// Inlined at the end of every page: brings the app. The addresses stand in its data attributes, so that all pages share one
// script and one hash of the policy.
import { pictureFailed } from '../contract/page.ts';
import { afterPaint, createAppLoader, createWaitingNote } from './app-loader.ts';
import { keepEarlyTap } from './early-tap.ts';
import type { FirstTapWindow } from './early-tap.ts';
import { installTrustPolicy } from './trusted-types.ts';

/** The data attributes of the boot script. */
export interface BootData {
  /** address of the app's entry */
  entry: string;
  /** addresses, with blanks between, of scripts and styles that a tap before hydration needs */
  tapped: string;
  /** the sentence for a person who waits for the app's scripts */
  waiting: string;
  /** epoch ms at which the times of the page's countdowns were told */
  at?: string;
}

/** Hides each picture that does not come, in the place of the browser's sign of a broken one: the app puts another there. */
function hideFailedPictures(): void {
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLImageElement) target.classList.add(pictureFailed);
  }, true);
}

/** Keeps Android's offer to install, which may come before the app, as `window.installOffer`. */
function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    (window as { installOffer?: Event }).installOffer = offer;
  });
}

/**
 * Moves the page's whole style, which comes behind the header so that it is painted first, out of what the app hydrates. It
 * replaces the header's own style, whose every rule it holds.
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
  // In a task of its own: the tap is answered first.
  setTimeout(begin);
  explainLater();
}, tapped.split(' '));
(window as FirstTapWindow).releaseFirstTap?.();
afterPaint(begin);
keepInstallPrompt();
