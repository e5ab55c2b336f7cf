import { effect, signal } from '@preact/signals-react';
import { localStore, storageKeys } from '../../../device/storage.ts';
import { serverNow } from '../../../runtime/clock.ts';

/** A reality check: minutes since the session was opened, and its net result in minor units. */
export interface Check {
  minutes: number;
  result: number;
}

/** The check that is shown now, if any. */
export const check = signal<Check | undefined>(undefined);

/** Stores that the member has seen the check, and closes it. */
export function passCheck(): void {
  localStore.set(storageKeys.realityChecked, String(serverNow()));
  check.value = undefined;
}

/** ms after which a round without an end no longer delays anything, because the game's page may never report it */
const longest = 30_000;

/** Whether a round is being played in the frame: the app covers the game with nothing. */
export const roundOpen = signal(false);

/** Runs `work` once no round is being played, after 30 s at the latest. Returns its cancel function. */
export function afterRound(work: () => void): () => void {
  let done = false;
  const run = () => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(run, longest);
  const end = effect(() => void (roundOpen.value || run()));
  return () => {
    done = true;
    clearTimeout(timer);
    end();
  };
}
