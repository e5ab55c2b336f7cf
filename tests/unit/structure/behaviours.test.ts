import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A section as `A §9`, a behaviour as `H13`. */
const section = /\b[AG] ?§ ?[\d.]+\b/g;
const behaviour = /\b[SLRPMHGE]\d\d\b/g;

const rows = Array.from(readFileSync('src/BEHAVIOURS.md', 'utf8').matchAll(/^- \*\*([^*]+)\*\* \S/gm), ([, number]) => number!);

/** Comments, and the titles of tests: elsewhere `M10` is a step of a drawing. */
const spoken = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*|^\s*#.*|\b(?:test|it|describe)(?:\.\w+)?\((['"`]).*?\1|^\]\)\((['"`]).*?\2/gm;

/** All sections and behaviours that a file names, each with the file. */
function referencesOf(file: string): { file: string; number: string }[] {
  const source = readFileSync(file, 'utf8');
  const behaviours = (source.match(spoken) ?? []).flatMap((text) => text.match(behaviour) ?? []);
  return [...source.match(section) ?? [], ...behaviours].map((number) => ({ file, number }));
}

test('every behaviour has one row', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((number, at) => rows.indexOf(number) !== at)).toEqual([]);
});

test('every behaviour that comments and tests name has its row', () => {
  const files = globSync('{src,tests,perf}/**/*.{ts,tsx,js,css,vcl,conf}');
  const references = files.flatMap(referencesOf);
  expect(references.length).toBeGreaterThan(400);
  expect(references.filter(({ number }) => !rows.includes(number))).toEqual([]);
});
