// Inlined into the head of pages with the early 18+ question: a script behind the question would run after a paint of it.
import { storageKeys } from '../app/device/storage.ts';
import { endEarlyAgeGate } from '../app/device/early-age-gate.ts';
import { ageAnswered, ageAsked, ageAttributes, ageRefused, earlyAgeGateId } from '../contract/age-gate.ts';

type StoreName = 'localStorage' | 'sessionStorage';

/** Uses a storage, which a browser may refuse: then the answer holds for this page only. */
function use(store: StoreName, work: (storage: Storage) => string | null | void): string | null | void {
  try {
    return work(window[store]);
  } catch {
    return null;
  }
}

const isKept = (store: StoreName, key: string, value?: string): boolean => {
  const kept = use(store, (storage) => storage.getItem(key));
  return value ? kept === value : !!kept;
};

function show(answer: string): void {
  document.documentElement.classList.toggle(ageRefused, answer === 'no');
}

/** Keeps keys in the question. `inert` on the page behind would have all its style worked out anew, twice: 221 elements in 28 ms at 4x. */
function keepFocus({ target }: FocusEvent): void {
  const gate = document.getElementById(earlyAgeGateId)!;
  if (document.documentElement.classList.contains(ageAsked) && !gate.contains(target as Node)) gate.focus();
}

function answerTap(tap: MouseEvent): void {
  const button = (tap.target as Element).closest(`#${earlyAgeGateId} button`);
  if (!button) return;
  const answer = button.getAttribute(ageAttributes.button)!;
  tap.stopImmediatePropagation();
  if (answer === 'yes') use('localStorage', (storage) => storage.setItem(storageKeys.adult, answer));
  use('sessionStorage', (storage) => (answer === 'no' ? storage.setItem(storageKeys.adult, answer) : storage.removeItem(storageKeys.adult)));
  if (answer === 'yes') endEarlyAgeGate();
  show(answer);
  dispatchEvent(new Event(ageAnswered));
}

// A member has told it already. No listener then: the first tap would compile it, 1.5 ms at 6x.
if (isKept('localStorage', storageKeys.adult, 'yes') || isKept('localStorage', storageKeys.session)) endEarlyAgeGate();
else {
  // Not above: the browser opens each storage at its first use, a call to another process that holds up the first paint.
  show(isKept('sessionStorage', storageKeys.adult, 'no') ? 'no' : '');
  // The page is painted behind the question, or its largest paint would wait for the answer; keys do not reach it.
  addEventListener('focusin', keepFocus);
  // Comes before `holdFirstTap` and `keepEarlyTap`, which would keep the tap for the app.
  addEventListener('click', answerTap, true);
}
