import { expect, test } from 'vitest';
import { sizeTable } from '../../../perf/sizes.ts';

test('two builds are compared as a table for a terminal, or for a comment', () => {
  const [base, change] = [new Map([['home', 31_000], ['login', 9_000], ['mine', 5]]), new Map([['home', 31_100], ['login', 8_900], ['mine', 5]])];
  expect(sizeTable(base, change, true)).toBe('| brotli bytes | base | change | grown by |\n|---|--:|--:|--:|\n| home | 31,000 | 31,100 | +100 |\n| login | 9,000 | 8,900 | -100 |\n\n1 others weigh the same');
  expect(sizeTable(base, change)).toBe('brotli bytes       base     change   grown by\nhome             31,000     31,100       +100\nlogin             9,000      8,900       -100\n1 others weigh the same');
});

test('the columns of a terminal stand below each other, however long a name is', () => {
  const sizes = new Map([["home's page, drawn with its content and its style", 13_000], ['home', 31_000]]);
  expect(new Set(sizeTable(sizes, sizes).split('\n').map(({ length }) => length)).size).toBe(1);
});
