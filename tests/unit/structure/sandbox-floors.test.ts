import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anyOther, floors } from '../../../src/sandbox/floors.ts';
import { sourceImports } from '../../support/source-imports.ts';

const root = 'src/sandbox';

const imports = sourceImports(root);

const folderOf = (file: string): string => file.split('/')[0]!;
const floorOf = (file: string): number => {
  const named = floors.findIndex((name) => name === folderOf(file));
  return named < 0 ? floors.indexOf(anyOther) : named;
};

test('every floor is a folder of the sandbox, or one of the files beside them', () => {
  const folders = new Set<string>(globSync('**/*.ts', { cwd: root }).map(folderOf));
  expect([...folders].filter((name) => name.endsWith('.ts') && !(floors as readonly string[]).includes(name))).toEqual([]);
  expect(floors.filter((name) => name !== anyOther && !folders.has(name))).toEqual([]);
});

test('no import of the sandbox runs upward', () => {
  expect(imports.length).toBeGreaterThan(500);
  // Two folders that no floor names are two features.
  const joins = (from: string, to: string) => floorOf(from) === floorOf(to) && folderOf(from) !== folderOf(to);
  expect(imports.filter(({ from, to }) => floorOf(to) < floorOf(from) || joins(from, to)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});
