import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { figureOf } from '../../../perf/figure.ts';
import { storedParts, mergeReports, type Measured } from '../../../perf/stored-report.ts';
import { writeReport } from '../../../perf/page/write.ts';

const names = ['bytes', 'ticking', 'edge'];

const partOf = (name: string, value: number, revision: string): Measured => ({
  name,
  title: name,
  figures: [figureOf(`${name} figure`, 'ms', [value - 1, value, value + 1], { goal: { most: 10 } })],
  seconds: 1,
  at: '2026-01-01T00:00:00.000Z',
  revision,
});

const folder = mkdtempSync(join(tmpdir(), 'report-'));
const file = join(folder, 'figures.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('a part measured alone keeps the stored others, and its own previous run', () => {
  writeReport(folder, { node: 'v24', processors: '2 x one', parts: [partOf('bytes', 5, 'a'), partOf('edge', 7, 'a')] });
  const parts = mergeReports(storedParts(file, '2 x one'), [partOf('edge', 8, 'b'), partOf('ticking', 9, 'b')], names);
  expect(parts.map(({ name, revision, before }) => [name, revision, before?.revision, before?.figures[0]?.value])).toEqual([
    ['bytes', 'a', undefined, undefined],
    ['ticking', 'b', undefined, undefined],
    ['edge', 'b', 'a', 7],
  ]);
});

test('a report of another machine gives no stored parts', () => {
  expect(storedParts(file, '8 x another').size).toBe(0);
  expect(storedParts(join(folder, 'none.json'), '2 x one').size).toBe(0);
});

test('a part keeps its previous run only, and none before that', () => {
  const first = mergeReports(new Map(), [partOf('edge', 7, 'a')], names);
  const second = mergeReports(new Map(first.map((part) => [part.name, part])), [partOf('edge', 8, 'b')], names);
  const third = mergeReports(new Map(second.map((part) => [part.name, part])), [partOf('edge', 9, 'c')], names);
  expect(third[0]?.before).toEqual({ at: '2026-01-01T00:00:00.000Z', revision: 'b', figures: partOf('edge', 8, 'b').figures });
  writeFileSync(file, JSON.stringify({ node: 'v24', processors: '2 x one', parts: third }));
  expect(storedParts(file, '2 x one').get('edge')?.revision).toBe('c');
});
