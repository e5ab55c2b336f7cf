// Inlined at the end of every page: brings the app. The addresses stand in its data attributes, so that all pages share one
// script and one hash of the policy.
import { afterPaint, createAppLoader } from './app-loader.ts';
import { keepEarlyTap } from './early-tap.ts';
import type { FirstTapWindow } from './first-tap.ts';
import { hideFailedPictures } from './hide-failed.ts';
import { keepInstallPrompt } from './install-prompt.ts';
import { placeStyle } from './place-style.ts';
import { installTrustPolicy } from './trusted-types.ts';
import { createWaitingNote } from './waiting-note.ts';

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
