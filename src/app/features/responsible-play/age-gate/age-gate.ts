// @chunk over-pages
import { effect } from '@preact/signals-react';
import { needsAgeAnswer } from '../adult.ts';
import { part } from '../../../runtime/lazy/part.ts';

export const ageGate = part(() => import('./index.tsx'), ['ageGate']);

/** ms until a gate that could not be had is asked for again */
const again = 5_000;

/** Brings the gate whenever the age is to be asked for. */
export function startAgeGate(): void {
  const bring = (): void => {
    if (needsAgeAnswer.peek()) ageGate.bring().catch(() => setTimeout(bring, again));
  };
  effect(() => {
    if (needsAgeAnswer.value) bring();
  });
}
