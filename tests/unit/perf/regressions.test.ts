import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allGates, regressions } from '../../../perf/regressions.ts';

test.each(regressions.map((regression) => [regression.name, regression] as const))('%s: the source has what is changed for it', (_, { file, regress }) => {
  const source = readFileSync(file, 'utf8');
  expect(regress(source)).not.toBe(source);
});

test('each browser test that a gate runs is there, once', () => {
  const named = allGates.map((command) => /--grep (?<title>\S+) (?<spec>\S+)$/.exec(command)?.groups).filter((groups) => groups !== undefined);
  expect(named).toHaveLength(2);
  for (const { title, spec } of named) {
    const titles = readFileSync(`tests/e2e/${spec}.spec.ts`, 'utf8').match(/(?<=^test\(')[^']+/gm) ?? [];
    expect(titles.filter((one) => new RegExp(title!).test(one)), title).toHaveLength(1);
  }
});
