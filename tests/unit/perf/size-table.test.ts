import { expect, test } from 'vitest';
import { sizeTable } from '../../../perf/sizes.ts';

test('two builds are compared as a table for a terminal, or for a comment', () => {
  const [base, change] = [new Map([['home', 31_000], ['login', 9_000], ['mine', 5]]), new Map([['home', 31_100], ['login', 8_900], ['mine', 5]])];
  expect(sizeTable(base, change, true)).toBe('| brotli bytes | base | change | grown by |\n|---|--:|--:|--:|\n| home | 31,000 | 31,100 | +100 |\n| login | 9,000 | 8,900 | -100 |\n\n1 others weigh the same');
  expect(sizeTable(base, change)).toMatch(/^brotli bytes {15,}base.*\nhome .*\+100\n/);
});
