import { computed, signal } from '@preact/signals-react';
import type { Answer } from '../../../../contract/over-page.ts';
import { localStore, sessionStore, storageKeys } from '../../../device/storage.ts';
import { flag } from '../../merchant/merchant.ts';
import { platformStatus } from '../../merchant/platform-status.ts';
import { loggedIn } from '../../session/session.ts';

/** The person's answer to the 18+ question: `yes`, `no`, or undefined before an answer. */
export const ageAnswer = signal(keptAnswer());

function keptAnswer(): string | null {
  return localStore.get(storageKeys.adult) ?? sessionStore.get(storageKeys.adult);
}

/** The person has not said that they are of age: a member has told it already. */
export const ageUnknown = computed(() => flag('RESPONSIBLE') && !loggedIn.value && ageAnswer.value !== 'yes');

/** The age is to be asked for now: not while the platform is closed. */
export const needsAgeAnswer = computed(() => ageUnknown.value && platformStatus.value === 'open');

/** Takes up an answer that was given before the app was here. */
export function takeKeptAnswer(): void {
  ageAnswer.value = keptAnswer();
}

/** Takes up an answer, which `answerTaps` has kept; `back` takes one back. */
export function setAgeAnswer(answer: Exclude<Answer, 'close'>): void {
  ageAnswer.value = answer === 'back' ? null : answer;
}
