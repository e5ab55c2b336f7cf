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

test('every floor is a folder of the sandbox', () => {
  const folders = new Set<string>(globSync('**/*.ts', { cwd: root }).map(folderOf));
  expect(floors.filter((name) => name !== anyOther && !folders.has(name))).toEqual([]);
});

test('no import of the sandbox runs upward', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ from, to }) => floorOf(to) < floorOf(from)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});
