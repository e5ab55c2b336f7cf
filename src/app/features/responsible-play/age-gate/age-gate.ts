// @chunk over-pages
import { effect, untracked } from '@preact/signals-react';
import { endEarlyAgeGate } from '../../../device/early-age-gate.ts';
import { ageUnknown, followEarlyAnswers, needsAgeAnswer } from '../age-answer.ts';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';

/** The 18+ question. */
export const ageGate = lazy(() => import('./index.tsx'), { strings: ['ageGate'] });

/** Loads the gate until it is here, where the age is unknown, and takes the question away that came with the page once it is not to be asked. */
export function startAgeGate(): void {
  followEarlyAnswers();
  effect(() => (ageUnknown.value ? untracked(() => keepLoading(ageGate)) : undefined));
  effect(() => {
    if (!needsAgeAnswer.value) endEarlyAgeGate();
  });
}
