import { effect, signal } from '@preact/signals-react';
import { localStore, storageKeys } from '../../../device/storage.ts';
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

/** ms after which a round that has not ended holds nothing up any more: a page may say what it likes */
const longest = 30_000;

/** A round is under way in the frame: nothing of the app covers the game. */
export const roundOpen = signal(false);

/** Runs `work` once no round is under way, after 30 s at the latest. Returns what keeps it from running. */
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
