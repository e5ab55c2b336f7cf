import { expect, test } from 'vitest';
import { importCycles, sourceImports } from '../../support/source-imports.ts';

test('no imports form a cycle, dynamic ones included', () => {
  for (const folder of ['src', 'tests', 'perf']) {
    const imports = sourceImports(folder);
    expect(imports.length, folder).toBeGreaterThan(20);
    expect(importCycles(imports)).toEqual([]);
  }
});

test('a cycle is found and reported once', () => {
  const cycle = [['a.ts', 'b.ts'], ['b.ts', 'c.ts'], ['c.ts', 'b.ts']].map(([from, to]) => ({ from: from!, to: to! }));
  expect(importCycles(cycle)).toEqual(['b.ts > c.ts > b.ts']);
});
