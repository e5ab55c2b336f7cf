import type { PlayBreak } from '../../../contract/endpoints/responsible.ts';
import { localStore, storageKeys } from '../../device/storage.ts';
import { session } from '../session/session.ts';
import { keptBreak } from './break/break.ts';

/** Applies what the platform says of the member's break. */
export function setBreak(told: PlayBreak | undefined): void {
  const account = session.peek()?.userName;
  // No break for this account says nothing about the stored one of another.
  if (!account || (!told && keptBreak.peek()?.account !== account)) return;
  keptBreak.value = told && { ...told, account };
  if (told) localStore.set(storageKeys.playBreak, JSON.stringify(keptBreak.peek()));
  else localStore.remove(storageKeys.playBreak);
}

const listeners: (() => void)[] = [];

/** Runs `forget` whenever a break begins here, to drop earlier offers to the member. */
export function onBreak(forget: () => void): void {
  listeners.push(forget);
}

/** Announces that the member's break has begun. */
export function beginBreak(): void {
  for (const forget of listeners) forget();
}
