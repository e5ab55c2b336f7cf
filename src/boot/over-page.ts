// Inlined before the boot script at the end of pages that visitors may open: handles the 18+ question and the download
// bar. Without these no listener is added: the first tap would compile it, 1.5 ms at 6x.
import { answerTaps, shutPage } from '../app/device/answer-taps.ts';
import { ageAsked, ageRefused, barShown } from '../contract/over-page.ts';

const { classList } = document.documentElement;
const isAsked = (): boolean => classList.contains(ageAsked);

/** Traps the keyboard focus in the question, also in browsers without `inert`. */
function keepFocus({ target }: FocusEvent): void {
  if (isAsked() && !(target as Element).closest('.age-gate')) document.querySelector<HTMLElement>(classList.contains(ageRefused) ? '.age-refusal' : '.age-question')!.focus();
}

// Before the boot script's listener, which would keep the tap for the app. `holdFirstTap` may repeat the tap; answering
// twice changes nothing.
if (isAsked() || classList.contains(barShown)) answerTaps();
if (isAsked()) {
  // The page is painted behind the question, or its largest paint would wait for the answer; only the keyboard is kept out.
  addEventListener('focusin', keepFocus);
  // After the paint: `inert` recalculates the style of the page, 221 elements in 28 ms at 4x.
  requestAnimationFrame(() => setTimeout(() => isAsked() && shutPage()));
}
