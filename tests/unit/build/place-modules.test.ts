import { expect, test } from 'vitest';
import { placeModules, type Row } from '../../../src/build/place-modules.ts';

const row = (name: string, fields: Partial<Row> = {}): Row => ({ name, parts: [], shares: [], ...fields });

const rows = [
  row('app'),
  row('home-shared', { shares: ['ui/card/'] }),
  row('screens/home', { screen: 'home' }),
  row('late', { parts: ['late/'], shares: ['ui/carousel/'] }),
  row('forms', { shares: ['ui/form/'] }),
];

/** Modules as `importer: imported imported ?loaded-later`; the first is the entry. Answers the name of each one's row. */
function place(...lines: string[]): Record<string, string> {
  const graph = new Map(
    lines.map((line) => {
      const [id, names = ''] = line.split(': ') as [string, string?];
      const all = names.split(' ').filter(Boolean);
      return [id, { importedIds: all.filter((name) => !name.startsWith('?')), dynamicallyImportedIds: all.filter((name) => name.startsWith('?')).map((name) => name.slice(1)) }];
    }),
  );
  const placed = placeModules(graph, lines[0]!.split(':')[0]!, rows);
  return Object.fromEntries([...placed].map(([id, number]) => [id, rows[number]!.name]));
}

test('the first row is what the entry imports, whatever other rows name', () => {
  expect(place('main: ui/card/a ?home', 'ui/card/a', 'home: ui/card/a')).toEqual({ main: 'app', 'ui/card/a': 'app' });
});

test('what one screen alone needs stays with it, also in a place that a row shares', () => {
  expect(place('main: ?home ?login', 'home', 'login: ui/form/field', 'ui/form/field')).toEqual({ main: 'app' });
});

test('what several screens need goes to the row that shares its place; home\'s, to the row above home', () => {
  const placed = place('main: ?home ?login ?register', 'home: ui/card/a', 'login: ui/card/a ui/form/field', 'register: ui/form/field', 'ui/card/a', 'ui/form/field');
  expect(placed).toEqual({ main: 'app', 'ui/card/a': 'home-shared', 'ui/form/field': 'forms' });
});

test('lazy parts in a place of a row load together, with what they alone need', () => {
  expect(place('main: ?late/one ?late/two', 'late/one: helper', 'late/two', 'helper')).toEqual({ main: 'app', 'late/one': 'late', 'late/two': 'late', helper: 'late' });
});

test('no row imports a later one: what home needs of a later row, such as its style, moves up', () => {
  expect(place('main: ?home ?late/one', 'home: ui/carousel/style', 'late/one: ui/carousel/style ui/carousel/code', 'ui/carousel/style', 'ui/carousel/code')).toMatchObject({
    'ui/carousel/style': 'home-shared',
    'ui/carousel/code': 'late',
  });
  expect(place('main: ?late/one ?login', 'late/one: ui/form/field', 'login: ui/form/field', 'ui/form/field')).toMatchObject({ 'ui/form/field': 'late' });
});

test('what no row names goes to a row that needs it, if all who need it load that row anyway', () => {
  const screens = ['login: ui/form/field', 'register: ui/form/field rules', 'ui/form/field: rules', 'rules'];
  expect(place('main: ?login ?register', ...screens)).toMatchObject({ rules: 'forms' });
  expect(place('main: ?login ?register ?other', ...screens, 'other: rules')).not.toHaveProperty('rules');
});
