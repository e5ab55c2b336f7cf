import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { floors } from '../../../src/sandbox/floors.ts';
import { sourceImports } from '../../support/source-imports.ts';

const root = 'src/sandbox';

const imports = sourceImports(root);

const folderOf = (file: string): string => file.split('/')[0]!;
const floorOf = (file: string): number => floors.findIndex((name) => name === folderOf(file));

test('the list of floors has every folder of the sandbox', () => {
  expect([...new Set(globSync('**/*.ts', { cwd: root }).map(folderOf))].toSorted()).toEqual([...floors].toSorted());
});

test('no import of the sandbox runs upward', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ from, to }) => floorOf(to) < floorOf(from)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});
