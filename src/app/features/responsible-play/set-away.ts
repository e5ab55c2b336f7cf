import type { PlayBreak } from '../../../contract/endpoints/responsible.ts';
import { localStore, storageKeys } from '../../device/storage.ts';
import { session } from '../session/session.ts';
import { keptBreak } from './away/break.ts';

/** Takes up what the platform says of the member's break. */
export function setAway(told: PlayBreak | undefined): void {
  const account = session.peek()?.userName;
  // An answer on the account of another login says nothing of the one that is kept.
  if (!account || (!told && keptBreak.peek()?.account !== account)) return;
  keptBreak.value = told && { ...told, account };
  if (told) localStore.set(storageKeys.away, JSON.stringify(keptBreak.peek()));
  else localStore.remove(storageKeys.away);
}

const listeners: (() => void)[] = [];

/** Runs `forget` whenever a break begins here: what was offered to the member before is dropped. */
export function onBreak(forget: () => void): void {
  listeners.push(forget);
}

/** Tells that the member's break has begun. */
export function beginBreak(): void {
  for (const forget of listeners) forget();
}
