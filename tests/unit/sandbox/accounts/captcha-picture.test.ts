import { expect, test } from 'vitest';
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
