// @chunk over-pages
import { computed, signal } from '@preact/signals-react';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';
import { flag } from '../merchant/merchant.ts';
import { loggedIn } from '../session/session.ts';

/** The person's answer to the 18+ question: `yes`, `no`, or undefined before an answer. */
export const ageAnswer = signal(localStore.get(storageKeys.adult) ?? sessionStore.get(storageKeys.adult));

/** The age is to be asked for: a member has told it already. */
export const needsAgeAnswer = computed(() => flag('RESPONSIBLE') && !loggedIn.value && ageAnswer.value !== 'yes');

/** Takes up an answer; nothing takes one back. A yes is kept for good, a no until the tab is closed. */
export function setAgeAnswer(answer: 'yes' | 'no' | undefined): void {
  ageAnswer.value = answer ?? null;
  if (answer === 'yes') localStore.set(storageKeys.adult, answer);
  if (answer === 'no') sessionStore.set(storageKeys.adult, answer);
  else sessionStore.remove(storageKeys.adult);
}
