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
const second = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** ms between the ticks; 0 while it stands */
let pace = 0;

/** On the whole seconds of the phone's clock, and on the halves only where `now` is watched. */
const wantedPace = () => (document.hidden || !watched.size ? 0 : watched.has(tick) ? tick : second);

function run(): void {
  now.value = serverNow();
  wholeSecond.value = Math.floor((Date.now() + tick / 2) / second) * second;
  pace = wantedPace();
  if (pace) timer = setTimeout(run, pace - (Date.now() % pace));
}

function follow(): void {
  const wanted = wantedPace();
  if (wanted === pace) return;
  clearTimeout(timer);
  pace = 0;
  if (wanted) run();
}

/** the ticks that are watched, ms */
const watched = new Set<number>();

const ticking = (step: number) => ({
  watched() {
    watched.add(step);
    document.addEventListener('visibilitychange', follow);
    // In a microtask: a signal must not be written while it is being read.
    queueMicrotask(follow);
  },
  unwatched() {
    watched.delete(step);
    if (watched.size) return;
    document.removeEventListener('visibilitychange', follow);
    follow();
  },
});

/**
 * The one clock of countdowns and expiries, epoch ms of the platform. It ticks only while it or `wholeSecond` is
 * subscribed to and the page is visible.
 */
export const now = signal(0, ticking(tick));

/**
 * The whole second of the phone's own clock, epoch ms; 0 before the first tick. What changes with it changes in one
 * frame a second. Not computed from `now`: each tick on a half second would ask everything that depends on it.
 */
export const wholeSecond = signal(0, ticking(second));
