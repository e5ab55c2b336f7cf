import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { floors } from '../../../src/sandbox/floors.ts';

const root = 'src/sandbox';

/** Every import of one file of the platform by another, dynamic ones too; paths are relative to its folder. */
const imports = globSync('**/*.ts', { cwd: root }).flatMap((from) => {
  const source = readFileSync(join(root, from), 'utf8');
  const found = source.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, path]) => ({ from, to: normalize(join(from, '..', path!)) })).filter(({ to }) => !to.startsWith('..'));
});

const folderOf = (file: string): string => file.split('/')[0]!;
const floorOf = (file: string): number => floors.findIndex((name) => name === folderOf(file));

test('every folder of the platform has its floor, and every floor its folder', () => {
  expect([...new Set(globSync('**/*.ts', { cwd: root }).map(folderOf))].toSorted()).toEqual([...floors].toSorted());
});

test('no import of the platform runs upward', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ from, to }) => floorOf(to) < floorOf(from)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('no files of the platform import each other in a circle', () => {
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): string[] {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' > ')];
    if (done.has(file)) return [];
    const found = imports.filter(({ from }) => from === file).flatMap(({ to }) => follow(to, [...path, file]));
    done.add(file);
    return found;
  }
  expect(imports.flatMap(({ from: file }) => follow(file, []))).toEqual([]);
});
