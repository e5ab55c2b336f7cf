import { expect, test } from 'vitest';
import { bankName, banks } from '../../../../src/sandbox/security/banks.ts';

test('every bank has a code of the Central Bank, in their order, and a name of its own', () => {
  expect(banks.map(({ code }) => code).join(' ')).toBe('001 003 004 021 033 037 041 047 070 077 085 104 136 208 212 237 260 290 318 323 336 341 380 389 422 655 748 756');
  expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length);
  for (const { name } of banks) expect(name).toMatch(/^\p{Lu}[\p{L}\d ]+$/u);
});

test.each([['001', 'Banco do Brasil'], ['341', 'Itaú'], ['756', 'Sicoob'], ['1', undefined], ['999', undefined], ['', undefined]])('the bank %s is %s', (code, name) => {
  expect(bankName(code)).toBe(name);
});
