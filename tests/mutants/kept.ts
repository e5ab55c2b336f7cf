import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './find.ts';

/** Verdicts of earlier runs, a line each, so that one that was cut goes on. */
const file = '.cache/mutants.jsonl';

const contentOf = (paths: readonly string[]): string => paths.reduce((hash, path) => hash.update(`\n${path}\n`).update(readFileSync(path)), createHash('sha256')).digest('hex');

const source = contentOf(globSync(['src/**/*.{ts,tsx}', 'tests/{support,mutants}/**/*.ts', 'package-lock.json']).toSorted());

/** What a verdict stands on: the change, the source around it, and the tests that were asked. */
export const nameOf = (mutant: Mutant, tests: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify([mutant, source, contentOf(tests)])).digest('hex');

/** What is known from before, by name: the test that noticed a change, '' where none did. */
export function readKept(): Map<string, string> {
  return new Map(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as [string, string]) : []);
}

export function keep(name: string, failed: string): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify([name, failed])}\n`);
}

export function forgetKept(): void {
  rmSync(file, { force: true });
}
