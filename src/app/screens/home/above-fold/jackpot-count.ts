// @chunk above-fold
import { effect, signal } from '@preact/signals-react';
import { wholeSecond } from '../../../runtime/clock.ts';

/** G §9: where the counter starts, how often it rises (ms) and by how much. Whole units, as they are shown. */
const starts = { least: 20_000_000, most: 21_000_000 };
const waits = { least: 3, most: 5 };
const rises = { least: 100, most: 500 };

const draw = ({ least, most }: { least: number; most: number }): number => least + Math.floor(Math.random() * (most - least + 1));

/** The jackpot in whole units of the currency: a number for show, no money of anyone. The least until it counts. */
export const jackpot = signal(starts.least);

/** Counts as long as the page is seen (H01). Returns what stops it. */
export function startJackpotCount(): () => void {
  if (jackpot.peek() === starts.least) jackpot.value = draw(starts);
  let due = 0;
  return effect(() => {
    // The phone's own time: a correction of the platform's clock would hold the counter still. Whole seconds: one frame with the countdowns.
    const time = wholeSecond.value;
    if (!time || time < due) return;
    if (due) jackpot.value = jackpot.peek() + draw(rises);
    due = time + draw(waits) * 1_000;
  });
}
