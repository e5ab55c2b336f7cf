// @chunk over-pages
import { ageAsked } from '../../contract/age-gate.ts';

/** Ends the question that came with the page; the page behind it was inert meanwhile, by the boot script. */
export function endEarlyAgeGate(): void {
  document.documentElement.classList.remove(ageAsked);
  const app = document.getElementById('app');
  if (app) app.inert = false;
}
