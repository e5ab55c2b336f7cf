import { effect, untracked } from '@preact/signals-react';
import { endQuestion } from '../../../device/answer-taps.ts';
import { keepLoading } from '../../../runtime/lazy/lazy.ts';
import type { LazyModule } from '../../../runtime/lazy/lazy.ts';
import { ageUnknown, takeKeptAnswer } from './age-answer.ts';

/** Loads the code of the question until it is here, where the age is unknown; takes it away where it is not to be asked. */
export function startAgeGate(question: LazyModule<unknown>): void {
  takeKeptAnswer();
  effect(() => (ageUnknown.value ? untracked(() => keepLoading(question)) : endQuestion()));
}
