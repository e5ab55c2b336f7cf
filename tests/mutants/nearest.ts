import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { sourceImports } from '../support/source-imports.ts';

const importers = new Map<string, string[]>();
for (const { from, to } of sourceImports('.', '{src,tests}/**/*.{ts,tsx}')) importers.set(to, [...(importers.get(to) ?? []), from]);
const tests = globSync('tests/unit/**/*.test.{ts,tsx}');

/** How many imports lead from a test to the file; tests that none lead from are missing. */
function distancesFrom(file: string): Map<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances) for (const importer of importers.get(reached) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** How many folders of the source a test's own path repeats. */
function sharedFolders(file: string, test: string): number {
  const folders = dirname(file).split('/').slice(1);
  const own = test.replace(/\.test\.tsx?$/, '').split('/').slice(2);
  const differs = folders.findIndex((name, at) => name !== own[at]);
  return differs < 0 ? folders.length : differs;
}

/** Whether a test has the name of the file, in its folder. */
const isNamedAfter = (file: string, test: string): boolean => test.replace(/^tests\/unit\/|\.test\.tsx?$/g, '') === file.replace(/^src\/|\.tsx?$/g, '');

/** The tests that reach a file, the nearest first: the one of its name, those at its path, then those that import it by the fewest steps. */
export function nearestTests(file: string): string[] {
  const distances = distancesFrom(file);
  const rank = (test: string): number => (isNamedAfter(file, test) ? -100 : (distances.get(test) ?? 9) - 3 * sharedFolders(file, test));
  return tests.filter((test) => distances.has(test) || sharedFolders(file, test) === dirname(file).split('/').length - 1)
    .toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}
