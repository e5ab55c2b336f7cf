import { expect, test } from 'vitest';
import { repeatUndisturbed } from '../../../perf/repeat.ts';
import { stolenBetween } from '../../../perf/stolen.ts';

const stat = (worked: number, idle: number, stolen: number) => `cpu  ${worked} 10 20 ${idle} 5 0 7 ${stolen} 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n`;

test('the stolen share is of the time that was wanted: waiting for work does not count', () => {
  expect(stolenBetween(stat(1_000, 5_000, 100), stat(1_300, 5_900, 200))).toBe(0.25);
  expect(stolenBetween(stat(1_000, 5_000, 100), stat(1_300, 5_900, 100))).toBe(0);
  expect(stolenBetween(stat(1_000, 5_000, 100), stat(1_000, 5_000, 100))).toBe(0);
});

/** Runs whose results are their numbers, from 0; `shares` are stolen meanwhile. */
async function runs(count: number, shares: readonly (number | undefined)[]): Promise<number[]> {
  let begun = 0;
  let ended = 0;
  return repeatUndisturbed(count, async () => ended++, () => {
    const share = shares[begun++];
    return () => share;
  });
}

test('a disturbed run is made again, and does not count', async () => {
  expect(await runs(3, [0, 0.4, 0.01, 0.02, 0])).toEqual([0, 2, 3]);
});

test('on a machine that is never quiet, the least disturbed of twice as many runs count', async () => {
  expect(await runs(2, [0.5, 0.3, 0.2, 0.4, 0])).toEqual([2, 1]);
});

test('a system that does not count what is stolen runs as often as asked for', async () => {
  expect(await runs(2, [undefined, undefined, undefined])).toEqual([0, 1]);
});
