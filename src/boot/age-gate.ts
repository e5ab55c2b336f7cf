// Inlined into the head of pages with the early 18+ question: a script behind the question would run after a paint of it.
import { storageKeys } from '../app/device/storage.ts';
import { endEarlyAgeGate } from '../app/device/early-age-gate.ts';

try {
  // A member has told it already.
  if (localStorage.getItem(storageKeys.adult) === 'yes' || localStorage.getItem(storageKeys.session)) endEarlyAgeGate();
} catch {
  // A storage that cannot be read keeps no answer.
}
