// Inlined into the head of pages with the early 18+ question: a script behind the question would run after a paint of it.
import { storageKeys } from '../app/device/storage.ts';
import { endEarlyAgeGate } from '../app/device/early-age-gate.ts';
import { ageRefused } from '../contract/age-gate.ts';

try {
  // A member has told it already. The session's storage is not opened then: each storage's first use is a call to another
  // process that holds up the first paint.
  if (localStorage.getItem(storageKeys.adult) === 'yes' || localStorage.getItem(storageKeys.session)) endEarlyAgeGate();
  else if (sessionStorage.getItem(storageKeys.adult)) document.documentElement.classList.add(ageRefused);
} catch {
  // A storage that cannot be read keeps no answer.
}
