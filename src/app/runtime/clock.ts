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

const second = 1_000;

/** ms by which a timer may come before its whole second */
const early = 250;

let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  wholeSecond.value = Math.floor((Date.now() + early) / second) * second;
  timer = setTimeout(tick, second - (Date.now() % second));
}

/** In a task of its own: a signal must not be written while it is being read. */
function follow(): void {
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(tick);
}

/**
 * The whole second of the phone's own clock, epoch ms; 0 before the first tick. The one clock of countdowns and expiries:
 * what changes with it changes in one frame a second. G §9 has countdowns tick every 500 ms: they show seconds, and a
 * wake on the half changed nothing. It ticks only while it is subscribed to and the page is visible.
 */
export const wholeSecond = signal(0, {
  watched() {
    document.addEventListener('visibilitychange', follow);
    follow();
  },
  unwatched() {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(timer);
    // Not a second of long ago, for who comes next.
    wholeSecond.value = 0;
  },
});
