// @chunk over-pages
import { computed, signal } from '@preact/signals-react';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';
import { ageAnswered } from '../../../contract/age-gate.ts';
import { flag } from '../merchant/merchant.ts';
import { platformStatus } from '../merchant/platform-status.ts';
import { loggedIn } from '../session/session.ts';

/** The person's answer to the 18+ question: `yes`, `no`, or undefined before an answer. */
export const ageAnswer = signal(keptAnswer());

function keptAnswer(): string | null {
  return localStore.get(storageKeys.adult) ?? sessionStore.get(storageKeys.adult);
}

/** Takes up answers to the question that came with the page. */
export function followEarlyAnswers(): void {
  const take = () => (ageAnswer.value = keptAnswer());
  addEventListener(ageAnswered, take);
  take();
}

/** The person has not said that they are of age: a member has told it already. */
export const ageUnknown = computed(() => flag('RESPONSIBLE') && !loggedIn.value && ageAnswer.value !== 'yes');

/** The age is to be asked for now: not while the platform is closed. */
export const needsAgeAnswer = computed(() => ageUnknown.value && platformStatus.value === 'open');

/** Takes up an answer; nothing takes one back. A yes is kept for good, a no until the tab is closed. */
export function setAgeAnswer(answer: 'yes' | 'no' | ''): void {
  ageAnswer.value = answer || null;
  if (answer === 'yes') localStore.set(storageKeys.adult, answer);
  if (answer === 'no') sessionStore.set(storageKeys.adult, answer);
  else sessionStore.remove(storageKeys.adult);
}
