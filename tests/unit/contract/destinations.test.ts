import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pixKeyRules, plainPixKey } from '../../../src/contract/destinations.ts';
import { isCpf } from '../../../src/contract/documents.ts';
import { check } from '../../../src/contract/rules.ts';

test('a CPF is valid by its check digits', () => {
  for (const good of ['529.982.247-25', '52998224725', '529 982 247 25', '529\u00a0982\u00a0247-25', '111.444.777-35']) expect(isCpf(good)).toBe(true);
  for (const bad of ['529.982.247-26', '529.982.247-15', '11111111111', '5299822472', '', 'abc', '529982247255']) expect(isCpf(bad)).toBe(false);
});

test('a CPF with one changed digit is invalid', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
    const digits = [...'52998224725'];
    digits[at] = String((Number(digits[at]) + by) % 10);
    expect(isCpf(digits.join(''))).toBe(false);
  }));
});

test('PIX keys are stored in the banks\' format', () => {
  expect(plainPixKey('cpf', '529.982.247-25')).toBe('52998224725');
  expect(plainPixKey('cpf', ' 529 982 247 25')).toBe('52998224725');
  expect(check(pixKeyRules.cpf, '529 982 247 25')).toBeUndefined();
  expect(plainPixKey('phone', '11987654321')).toBe('+5511987654321');
  expect(plainPixKey('email', ' Ana@Example.com ')).toBe('ana@example.com');
});
