// A separate chunk: most merchants show their own figure.
import { effect, signal } from '@preact/signals-react';
import { wholeSecond } from '../../runtime/clock.ts';
import type { ComingValue } from '../../ui/digits/digits.tsx';

/** G §9: where the counter starts, how often it rises (ms) and by how much. Whole units, as they are shown. */
const starts = { least: 20_000_000, most: 21_000_000 };
const waits = { least: 3, most: 5 };
const rises = { least: 100, most: 500 };

const draw = ({ least, most }: { least: number; most: number }): number => least + Math.floor(Math.random() * (most - least + 1));

/** The jackpot in whole units of the currency: only for show, nobody's money. */
export const jackpot = signal(starts.least);

/** ms for which rises are chosen in advance: their digits roll in one animation, whose start takes frames */
const aheadMs = 300_000;

/** The rises of five minutes, past ones included; empty while it does not count. */
export const comingRises = signal<readonly ComingValue[]>([]);

function drawRises(from: number): ComingValue[] {
  const list: ComingValue[] = [];
  for (let at = from, value = jackpot.peek(); at < from + aheadMs;) {
    at += draw(waits) * 1_000;
    value += draw(rises);
    list.push({ at, value });
  }
  return list;
}

/** Counts while the page is visible (H01); on return, the rises meanwhile come at once. Returns the function that stops it. */
export function startJackpotCount(): () => void {
  if (jackpot.peek() === starts.least) jackpot.value = draw(starts);
  let ahead: ComingValue[] = [];
  const stop = effect(() => {
    // By the phone's own clock: a correction by the platform's would stop the counter. In whole seconds, to share frames with the countdowns.
    const time = wholeSecond.value;
    if (!time) return;
    while (ahead.length && ahead[0]!.at <= time) jackpot.value = ahead.shift()!.value;
    if (ahead.length) return;
    ahead = drawRises(time);
    comingRises.value = ahead.slice();
  });
  return () => {
    stop();
    comingRises.value = [];
  };
}
