import { expect, test } from 'vitest';
import { drawingOf, runningTotals } from '../../../../../src/app/ui/chart/chart.tsx';

const size = { width: 100, height: 100 };

test('gains are drawn above the zero line and losses below it', () => {
  const { zero, bars } = drawingOf([10, -30, 0, 20], [10, -20, -20, 0], size);
  expect(zero).toBe(40);
  expect(bars).toHaveLength(3);
  expect(bars[0]).toMatchObject({ isLoss: false, y: 20, height: 20 });
  expect(bars[1]).toMatchObject({ isLoss: true, y: 40 });
  for (const { y, height } of bars) expect(y + height).toBeLessThanOrEqual(100.1);
});

test('the line is the running total; values of zero give a flat one', () => {
  expect(runningTotals([5, -8, 0, 4])).toEqual([5, -3, -3, 1]);
  expect(drawingOf([0, 0], [0, 0], size)).toEqual({ zero: 0, bars: [], highest: 0, lowest: 0, line: 'M25 0L75 0' });
  expect(drawingOf([10], [], size).line).toBe('');
});
