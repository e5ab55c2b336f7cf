// Inlined into pages as well, by src/boot/over-page.ts: one listener answers before the app and after.
import { ageAsked, ageRefused, answerAttribute, answerEvent, barred } from '../../contract/over-page.ts';
import type { Answer } from '../../contract/over-page.ts';
import { storageKeys } from './storage.ts';
import { shieldTaps } from './touch.ts';

const frame = (): Element => document.querySelector('.frame')!;

/** Keeps keys and screen readers out of the page behind the question, until the app does by `shutOutside`: the same attributes. */
export function shutPage(): void {
  frame().setAttribute('inert', '');
  // Chromium before 102 and Safari before 15.5: there only the screen reader is kept out, and the keys by their focus.
  if (!('inert' in HTMLElement.prototype)) frame().setAttribute('aria-hidden', 'true');
}

/** Takes the 18+ question away; none if it does not stand. */
export function endQuestion(): void {
  const { classList } = document.documentElement;
  if (!classList.contains(ageAsked)) return;
  classList.remove(ageAsked, ageRefused);
  for (const name of ['inert', 'aria-hidden']) frame().removeAttribute(name);
}

/** What the phone keeps of each answer: a No until the tab is closed, all else for good. */
const keep: Readonly<Record<Answer, () => void>> = {
  yes: () => localStorage.setItem(storageKeys.adult, 'yes'),
  no: () => sessionStorage.setItem(storageKeys.adult, 'no'),
  back: () => sessionStorage.removeItem(storageKeys.adult),
  close() {
    localStorage.setItem(storageKeys.hideDownloadBar, '1');
    // One invitation a visit: the banner waits for the next.
    sessionStorage.setItem(storageKeys.installBannerClosed, '1');
  },
};

function answerTap(tap: MouseEvent): void {
  const button = (tap.target as Element).closest(`[${answerAttribute}]`);
  if (!button) return;
  const answer = button.getAttribute(answerAttribute) as Answer;
  tap.stopImmediatePropagation();
  const { classList } = document.documentElement;
  if (answer === 'close') classList.remove(barred);
  // A second tap is not for what stands in the place of the button then.
  else shieldTaps();
  classList.toggle(ageRefused, answer === 'no');
  if (answer === 'yes') endQuestion();
  try {
    keep[answer]();
  } catch {
    // A browser may refuse its storage: the answer holds for this page only.
  }
  dispatchEvent(new CustomEvent(answerEvent, { detail: answer }));
}

/**
 * Answers taps on the 18+ question and on the download bar. Called by the page, and by the app where the page came without
 * them: of two listeners the first one stops the tap for the other.
 */
export function answerTaps(): void {
  addEventListener('click', answerTap, true);
}
