// @chunk over-pages
import { ageAsked } from '../../contract/age-gate.ts';

/** Ends the question that came with the page. */
export const endEarlyAgeGate = (): void => document.documentElement.classList.remove(ageAsked);
