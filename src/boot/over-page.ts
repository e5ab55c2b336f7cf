// Inlined before the boot script at the end of pages that visitors may open: answers what stands over them. No listener where
// nothing stands: the first tap would compile it, 1.5 ms at 6x.
import { answerTaps, shutPage } from '../app/device/answer-taps.ts';
import { ageAsked, ageRefused, barred } from '../contract/over-page.ts';

const { classList } = document.documentElement;
const isAsked = (): boolean => classList.contains(ageAsked);

/** Keeps keys in the question, also where the browser knows no `inert`. */
function keepFocus({ target }: FocusEvent): void {
  if (isAsked() && !(target as Element).closest('.age-gate')) document.querySelector<HTMLElement>(classList.contains(ageRefused) ? '.age-refusal' : '.age-question')!.focus();
}

// Before the boot script's listener, which would keep the tap for the app. `holdFirstTap` may repeat it, which changes nothing.
if (isAsked() || classList.contains(barred)) answerTaps();
if (isAsked()) {
  // The page is painted behind the question, or its largest paint would wait for the answer; keys do not reach it.
  addEventListener('focusin', keepFocus);
  // Once the page is painted, whose style it has worked out anew: 221 elements in 28 ms at 4x.
  requestAnimationFrame(() => setTimeout(() => isAsked() && shutPage()));
}
