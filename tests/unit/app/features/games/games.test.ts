import { expect, test } from 'vitest';
import fc from 'fast-check';
import { categoryMenu } from '../../../../../src/app/features/games/games.ts';

const vendorNames = [{ accountTypeName: 'BGS' }];
const menuOf = (...categories: string[]) =>
  categoryMenu({ mapping: {}, sorting: categories.map((gameCategory) => ({ gameCategory, vendorNames })) }).map((entry) => entry.category);

test('HOT comes first, even where the platform does not send it or sends it later', () => {
  expect(menuOf('RNG', 'LIVE')).toEqual(['HOT', 'RNG', 'LIVE']);
  expect(menuOf('RNG', 'HOT', 'LIVE')).toEqual(['HOT', 'RNG', 'LIVE']);
  expect(menuOf()).toEqual(['HOT']);
});

test('INHOUSE comes directly after FISH', () => {
  expect(menuOf('INHOUSE', 'SPORTS', 'LIVE', 'FISH', 'RNG')).toEqual(['HOT', 'SPORTS', 'LIVE', 'FISH', 'INHOUSE', 'RNG']);
  expect(menuOf('FISH', 'RNG', 'INHOUSE')).toEqual(['HOT', 'FISH', 'INHOUSE', 'RNG']);
  expect(menuOf('RNG', 'FISH', 'INHOUSE', 'LOTT')).toEqual(['HOT', 'RNG', 'FISH', 'INHOUSE', 'LOTT']);
});

test('INHOUSE without FISH keeps its position, and a category that is not sent is not shown', () => {
  expect(menuOf('RNG', 'INHOUSE', 'LIVE')).toEqual(['HOT', 'RNG', 'INHOUSE', 'LIVE']);
  expect(menuOf('FISH', 'RNG')).toEqual(['HOT', 'FISH', 'RNG']);
});

test('an unknown category has the label and the vendors that the platform sends', () => {
  const menu = categoryMenu({ mapping: { COCK: 'Rinha' }, sorting: [{ gameCategory: 'COCK', vendorNames }] });
  expect(menu[1]).toEqual({ category: 'COCK', label: 'Rinha', vendors: ['BGS'] });
});

test('every category appears once, in any order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('HOT', 'INHOUSE', 'SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT', 'x')), (categories) => {
      expect(menuOf(...categories).sort()).toEqual([...new Set(['HOT', ...categories])].sort());
    }),
  );
});
