// @chunk over-pages
import { effect, untracked } from '@preact/signals-react';
import { needsAgeAnswer } from '../adult.ts';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';

export const ageGate = lazy(() => import('./index.tsx'), { strings: ['ageGate'] });

/** Loads the gate whenever the age is to be asked for, until it is here. */
export function startAgeGate(): void {
  effect(() => (needsAgeAnswer.value ? untracked(() => keepLoading(ageGate)) : undefined));
}
