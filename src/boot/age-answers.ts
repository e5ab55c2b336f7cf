// Inlined before the boot script of pages with the early 18+ question. No listener where the question is not asked: the first
// tap would compile it, 1.5 ms at 6x.
import { storageKeys } from '../app/device/storage.ts';
import { endEarlyAgeGate } from '../app/device/early-age-gate.ts';
import { ageAnswered, ageAsked, ageAttributes, ageRefused, earlyAgeGateId } from '../contract/age-gate.ts';

/** Uses a storage, which a browser may refuse: then the answer holds for this page only. */
function use(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing else can be done.
  }
}

const { classList } = document.documentElement;

function show(answer: string): void {
  classList.toggle(ageRefused, answer === 'no');
}

/** Keeps keys in the question. `inert` on the page behind would have all its style worked out anew, twice: 221 elements in 28 ms at 4x. */
function keepFocus({ target }: FocusEvent): void {
  const gate = document.getElementById(earlyAgeGateId)!;
  if (classList.contains(ageAsked) && !gate.contains(target as Node)) gate.focus();
}

function answerTap(tap: MouseEvent): void {
  const button = (tap.target as Element).closest(`#${earlyAgeGateId} button`);
  if (!button) return;
  const answer = button.getAttribute(ageAttributes.button)!;
  tap.stopImmediatePropagation();
  if (answer === 'yes') use(() => localStorage.setItem(storageKeys.adult, answer));
  use(() => (answer === 'no' ? sessionStorage.setItem(storageKeys.adult, answer) : sessionStorage.removeItem(storageKeys.adult)));
  if (answer === 'yes') endEarlyAgeGate();
  show(answer);
  dispatchEvent(new Event(ageAnswered));
}

if (classList.contains(ageAsked)) {
  // The page is painted behind the question, or its largest paint would wait for the answer; keys do not reach it.
  addEventListener('focusin', keepFocus);
  // Before the boot script's listener, which would keep the tap for the app. `holdFirstTap` may repeat it, which changes nothing.
  addEventListener('click', answerTap, true);
}
