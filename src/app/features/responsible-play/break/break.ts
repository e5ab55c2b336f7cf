import { computed, effect, signal } from '@preact/signals-react';
import type { PlayBreak } from '../../../../contract/endpoints/responsible.ts';
import { onBreakClass } from '../../../../contract/page.ts';
import { localStore, readJson, storageKeys } from '../../../device/storage.ts';
import { serverNow } from '../../../runtime/clock.ts';
import { session } from '../../session/session.ts';

/** A break as the phone stores it, for src/boot/person.ts: the next page must show no promotion, even before its first paint. */
export interface KeptBreak extends PlayBreak {
  /** name of its account */
  account: string;
}

/** The stored break, of any account. */
export const keptBreak = signal(readJson<KeptBreak>(localStore, storageKeys.playBreak));

/** The known break of the member who is logged in; undefined for members who play, and for visitors. */
export const currentBreak = computed<PlayBreak | undefined>(() => {
  const found = keptBreak.value;
  return found && found.account === session.value?.userName && !(found.endsAt! <= serverNow()) ? found : undefined;
});

/** Hides promotions while the member is on a break. */
export function followBreak(): void {
  effect(() => void document.documentElement.classList.toggle(onBreakClass, currentBreak.value !== undefined));
}
