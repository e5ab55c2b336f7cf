import { expect, test } from 'vitest';
import { figureOf } from '../../../perf/figure.ts';
import { tableOf } from '../../../perf/page/table.ts';
import type { Measured } from '../../../perf/stored-report.ts';

const partOf = (title: string, values: readonly number[]): Measured => ({
  name: title,
  title,
  figures: [...values.map((value) => figureOf(`${title} ${value}`, 'ms', [value], { goal: { most: 10 } })), figureOf('without a goal', 'ms', [3])],
  seconds: 1,
  at: '2026-01-02T00:00:00.000Z',
  revision: 'abc',
});

test('a part shows its goals, the missed ones first, and how many are met', () => {
  const lines = tableOf({ node: 'v24', processors: '2 x one', parts: [partOf('Ticking', [1, 2, 3, 4, 5, 12])] }).split('\n');
  expect(lines.slice(6, 9)).toEqual([
    '| **Ticking** (2026-01-02, abc) | | | 5 of 6 met |',
    '| Ticking 12 | 12 ms | ≤ 10 | +2 |',
    '| Ticking 1 | 1 ms | ≤ 10 | met |',
  ]);
  expect(lines.join()).not.toContain('without a goal');
});

test('however much is measured, the table has at most 80 lines', () => {
  const parts = Array.from({ length: 40 }, (_, at) => partOf(`part ${at}`, [1, 2, 3, 4, 5]));
  expect(tableOf({ node: 'v24', processors: '2 x one', parts }).trimEnd().split('\n')).toHaveLength(80);
});

test('a part that broke off says why, in one line', () => {
  const broken = { ...partOf('Edge', []), failure: 'no nginx | here\nat somewhere' };
  expect(tableOf({ node: 'v24', processors: '2 x one', parts: [broken] })).toContain('| **Edge** (2026-01-02, abc) | | | broke off: no nginx / here |');
});
