import { expect, test } from 'vitest';
import { importCycles, sourceImports } from '../../support/source-imports.ts';

test('no files import each other in a circle, dynamic imports included', () => {
  for (const folder of ['src', 'tests', 'perf']) {
    const imports = sourceImports(folder);
    expect(imports.length, folder).toBeGreaterThan(20);
    expect(importCycles(imports)).toEqual([]);
  }
});

test('a circle is found, through dynamic imports too', () => {
  const circle = [['a.ts', 'b.ts'], ['b.ts', 'c.ts'], ['c.ts', 'b.ts']].map(([from, to]) => ({ from: from!, to: to! }));
  expect(importCycles(circle)).toEqual(['b.ts > c.ts > b.ts']);
});
