import { computed, effect, signal } from '@preact/signals-react';
import type { PlayBreak } from '../../../../contract/endpoints/responsible.ts';
import { onBreakClass } from '../../../../contract/page.ts';
import { localStore, readJson, storageKeys } from '../../../device/storage.ts';
import { serverNow } from '../../../runtime/clock.ts';
import { session } from '../../session/session.ts';

/** A break as the phone keeps it, so that the next page offers nothing before its first paint: src/boot/person.ts reads it. */
export interface KeptBreak extends PlayBreak {
  /** whose it is */
  account: string;
}

/** The break that the phone keeps, whoever's. */
export const keptBreak = signal(readJson<KeptBreak>(localStore, storageKeys.away));

/** The break of the member who is logged in, as far as it is known; undefined for members who play, and for visitors. */
export const away = computed<PlayBreak | undefined>(() => {
  const found = keptBreak.value;
  return found && found.account === session.value?.userName && !(found.endsAt! <= serverNow()) ? found : undefined;
});

/** Keeps offers out of the page while the member is on a break. */
export function followBreak(): void {
  effect(() => void document.documentElement.classList.toggle(onBreakClass, away.value !== undefined));
}
