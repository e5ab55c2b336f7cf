import { expect, test } from 'vitest';
import { tightened } from '../../../src/build/budgets.ts';

const budgets = { home: 32_000, screen: 13_000 };

test('a budget is tightened', () => {
  expect(tightened(budgets, '{ "home": 30000 }')).toEqual({ home: 30_000, screen: 13_000 });
});

test('none is loosened, and none is made up; all faults are told', () => {
  expect(() => tightened(budgets, '{ "home": 32001, "page": 1, "screen": "x", "__proto__": 1 }')).toThrow([
    'budgets.json: home may be 32000 at most: a budget is tightened, never loosened',
    'budgets.json: page is no budget: home, screen',
    'budgets.json: screen is no number of bytes',
    'budgets.json: __proto__ is no budget: home, screen',
  ].join('\n'));
});
