import { signal } from '@preact/signals-react';
import { storageKeys, localStore } from '../../../device/storage.ts';
import { serverNow } from '../../../runtime/clock.ts';

/** A reality check: minutes since the session was opened, and its net result in minor units. */
export interface Check {
  minutes: number;
  result: number;
}

/** The check before the member, or none. */
export const check = signal<Check | undefined>(undefined);

/** Keeps that the member has seen the check and goes on. */
export function passCheck(): void {
  localStore.set(storageKeys.realityChecked, String(serverNow()));
  check.value = undefined;
}
