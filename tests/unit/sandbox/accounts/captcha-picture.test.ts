import { expect, test, vi } from 'vitest';
import { drawEquation } from '../../../../src/sandbox/accounts/captcha-picture.ts';

/** The thickness of each piece; where there is no equation, all are stray. */
const widthsOf = (equation: string): number[] => [...drawEquation(equation).matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));

const spread = (widths: readonly number[]): { least: number; most: number; mean: number } =>
  ({ least: Math.min(...widths), most: Math.max(...widths), mean: widths.reduce((sum, width) => sum + width, 0) / widths.length });

test('strokes of signs and stray lines cannot be told apart by their thickness', () => {
  const stray = Array.from({ length: 200 }, () => widthsOf('')).flat();
  const all = Array.from({ length: 200 }, () => widthsOf('17+5=')).flat();
  expect(stray.length).toBeGreaterThan(1_000);
  expect(Math.abs(spread(stray).least - spread(all).least)).toBeLessThan(0.15);
  expect(Math.abs(spread(stray).most - spread(all).most)).toBeLessThan(0.15);
  expect(Math.abs(spread(stray).mean - spread(all).mean)).toBeLessThan(0.1);
});

/** The lines that a picture's pieces are made of, each end to end; those of the stray line are 36. */
const linesOf = (equation: string): (readonly [x: number, y: number][])[] =>
  [...drawEquation(equation).matchAll(/ d="M([^"]+)"/g)].map(([, points]) => points!.split('L').map((point) => point.split(' ').map(Number) as [number, number]));
const countOf = (equation: string): number => linesOf(equation).reduce((sum, points) => sum + points.length - 1, 0) - 36;

test.each([
  // Three for each line from point to point, counted on the drawings of the digits.
  ['', 0], ['0', 24], ['1', 9], ['2', 21], ['3', 30], ['4', 9], ['5', 24], ['6', 27], ['7', 9], ['8', 36], ['9', 27], ['+', 6], ['-', 3], ['=', 6], ['17+5=', 54], ['x', 0],
])('every sign of "%s" is drawn whole', (equation, lines) => {
  for (let time = 0; time < 20; time++) expect(countOf(equation)).toBe(lines);
});

test('whatever is drawn stands in the picture, signs in their order from left to right', () => {
  const middles: number[][] = [];
  for (let time = 0; time < 100; time++) {
    const all = linesOf('88-88=').flat();
    expect(all.filter(([x, y]) => x < 0 || x > 130 || y < 0 || y > 50)).toEqual([]);
    const random = vi.spyOn(Math, 'random').mockReturnValue(time / 100);
    // The stray line is the same in all five.
    middles.push(['1    ', ' 1   ', '  1  ', '   1 ', '    1'].map((equation) => {
      const xs = linesOf(equation).flat().map(([x]) => x);
      return xs.reduce((sum, x) => sum + x, 0) / xs.length;
    }));
    random.mockRestore();
  }
  for (const places of middles) expect(places).toEqual(places.toSorted((one, other) => one - other));
});
