// Times stay right on a phone with a wrong clock in two ways. What is compared with an instant of the platform reads
// `serverNow()`, which each status of the platform corrects. A countdown is told how long it has to run: it ends at an
// instant of the phone's own clock (`hallOf` of features/lottery/lottery.ts), however wrong that is.
import { signal, type ReadonlySignal } from '@preact/signals-react';

/** ms by which the platform's clock is ahead of the phone's */
const offset = signal(0);

/** ms of network delay in an answer's time: a smaller difference is not corrected, because a correction renders every shown time again */
const onTheWay = 1_000;

/** epoch ms, in September 2020: an earlier `serverTime` is ignored */
const earliest = 16e11;

/** Corrects the phone's clock by the platform's, epoch ms, as read from an answer just now. */
export function correctClock(serverTime: number): void {
  if (serverTime < earliest) return;
  const found = serverTime - Date.now();
  if (Math.abs(found - offset.peek()) > onTheWay) offset.value = found;
}

/** The platform's time, epoch ms. A render that reads it is repeated when a clock that was off is corrected. */
export const serverNow = (): number => Date.now() + offset.value;

/** ms by which a timer may fire too soon */
const early = 250;

/** The phone's own clock, epoch ms rounded down to `step` ms; 0 before the first tick. It ticks only while it has subscribers and the page is visible. */
export function ticking(step: number): ReadonlySignal<number> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    time.value = Math.floor((Date.now() + early) / step) * step;
    timer = setTimeout(tick, step - (Date.now() % step));
  };
  // In a new task: a signal must not be written while it is being read.
  const follow = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(tick);
  };
  const time = signal(0, {
    watched() {
      document.addEventListener('visibilitychange', follow);
      follow();
    },
    unwatched() {
      document.removeEventListener('visibilitychange', follow);
      clearTimeout(timer);
      // The next subscriber must not read the time at which the last one left.
      time.value = 0;
    },
  });
  return time;
}

/**
 * One clock for all that shows seconds, so that it changes in one frame a second. G §9 has countdowns tick every 500
 * ms, but every other tick would change nothing.
 */
export const wholeSecond = ticking(1_000);
