// Also inlined into pages by src/boot/over-page.ts: one listener answers both before and after the app runs.
import { ageAsked, ageRefused, answerAttribute, answerEvent, barShown, type Answer } from '../../contract/over-page.ts';
import { storageKeys } from './storage.ts';
import { shieldTaps } from './touch.ts';

/** None on a page that the phone draws: what opens it there shuts it. */
const frame = (): Element | null => document.querySelector('.frame');

/** Keeps keyboard and screen reader out of the page behind the question, with the attributes of `shutOutside`, which takes over. */
export function shutPage(): void {
  frame()?.setAttribute('inert', '');
  // Chromium before 102 and Safari before 15.5 have no `inert`: `aria-hidden` keeps only the screen reader out.
  if (!('inert' in HTMLElement.prototype)) frame()?.setAttribute('aria-hidden', 'true');
}

/** Removes the 18+ question, if it is shown. */
export function endQuestion(): void {
  const { classList } = document.documentElement;
  if (!classList.contains(ageAsked)) return;
  classList.remove(ageAsked, ageRefused);
  for (const name of ['inert', 'aria-hidden']) frame()?.removeAttribute(name);
}

/** How long the phone keeps each answer: a No until the tab is closed, all others for good. */
const keep: Readonly<Record<Answer, () => void>> = {
  yes: () => localStorage.setItem(storageKeys.adult, 'yes'),
  no: () => sessionStorage.setItem(storageKeys.adult, 'no'),
  back: () => sessionStorage.removeItem(storageKeys.adult),
  close() {
    localStorage.setItem(storageKeys.hideDownloadBar, '1');
    // One invitation a visit: the install banner waits for the next visit.
    sessionStorage.setItem(storageKeys.installBannerClosed, '1');
  },
};

function answerTap(tap: MouseEvent): void {
  const button = (tap.target as Element).closest(`[${answerAttribute}]`);
  if (!button) return;
  const answer = button.getAttribute(answerAttribute) as Answer;
  tap.stopImmediatePropagation();
  const { classList } = document.documentElement;
  if (answer === 'close') classList.remove(barShown);
  // A second tap must not hit what then stands in the button's place.
  else shieldTaps();
  classList.toggle(ageRefused, answer === 'no');
  if (answer === 'yes') endQuestion();
  try {
    keep[answer]();
  } catch {
    // Storage may be refused: the answer then holds for this page only.
  }
  dispatchEvent(new CustomEvent(answerEvent, { detail: answer }));
}

/**
 * Answers taps on the 18+ question and on the download bar. Called by the page's inline script, or by the app where the
 * page came without it: of two listeners the first would stop the tap for the second.
 */
export function answerTaps(): void {
  addEventListener('click', answerTap, true);
}
