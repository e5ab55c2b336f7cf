// @chunk entry
import { signal } from '@preact/signals-react';

/** ms by which the platform's clock is ahead of the phone's */
const ahead = signal(0);

/** ms that an answer may take on its way: less corrects nothing, because what shows a time renders anew */
const onTheWay = 1_000;

/** epoch ms, in September 2020: an earlier time of a platform is none */
const earliest = 16e11;

/** Corrects the phone's clock by the platform's, epoch ms, as read from an answer just now. */
export function correctClock(serverTime: number): void {
  if (serverTime < earliest) return;
  const found = serverTime - Date.now();
  if (Math.abs(found - ahead.peek()) > onTheWay) ahead.value = found;
}

/** The platform's time, epoch ms. A render that reads it is repeated when a clock that was off is corrected. */
export const serverNow = (): number => Date.now() + ahead.value;

/** G §9: countdowns tick every 500 ms. */
const tick = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Ticks, on the halves and whole seconds of the phone's clock. */
function run(): void {
  now.value = serverNow();
  wholeSecond.value = Math.floor((Date.now() + tick / 2) / 1_000) * 1_000;
  timer = setTimeout(run, tick - (Date.now() % tick));
}

function follow(): void {
  const wanted = watchers > 0 && !document.hidden;
  if (wanted && !timer) run();
  else if (!wanted && timer) {
    clearTimeout(timer);
    timer = undefined;
  }
}

let watchers = 0;

const ticking = {
  watched() {
    watchers++;
    document.addEventListener('visibilitychange', follow);
    // In a microtask: a signal must not be written while it is being read.
    queueMicrotask(follow);
  },
  unwatched() {
    if (--watchers) return;
    document.removeEventListener('visibilitychange', follow);
    follow();
  },
};

/**
 * The one clock of countdowns and expiries, epoch ms of the platform. It ticks only while it or `wholeSecond` is
 * subscribed to and the page is visible.
 */
export const now = signal(0, ticking);

/**
 * The whole second of the phone's own clock, epoch ms; 0 before the first tick. What changes with it changes in one
 * frame a second. Not computed from `now`: each tick on a half second would ask everything that depends on it.
 */
export const wholeSecond = signal(0, ticking);
