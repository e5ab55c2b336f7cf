import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerRule, bankAccountRules, mostDestinations, pixKeyFault, pixKeyRules, plainPixKey, questionsAnswered, typedAccountField } from '../../../src/contract/destinations.ts';
import { isCpf } from '../../../src/contract/documents.ts';
import { check, clean } from '../../../src/contract/rules.ts';

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

test('each field of a destination passes at its bounds, and a step beyond names its fault', () => {
  const random = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const bounds: [Parameters<typeof check>[0], string, string | undefined][] = [
    [answerRule, '', 'answer.required'], [answerRule, '  ', 'answer.required'], [answerRule, 'a', 'answer.range'], [answerRule, 'ab', undefined], [answerRule, 'a'.repeat(60), undefined], [answerRule, 'a'.repeat(61), 'answer.range'],
    [pixKeyRules.random, random, undefined], [pixKeyRules.random, random.slice(1), 'randomKey.pattern'], [pixKeyRules.random, `${random}0`, 'randomKey.range'], [pixKeyRules.random, random.replace('7', 'g'), 'randomKey.pattern'], [pixKeyRules.random, '', 'randomKey.required'],
    [pixKeyRules.email, `${'a'.repeat(65)}@example.com`, undefined], [pixKeyRules.email, `${'a'.repeat(66)}@example.com`, 'email.range'],
    [pixKeyRules.cpf, '529.982.247-25', undefined], [pixKeyRules.cpf, '', 'cpf.required'],
    [bankAccountRules.bank, '341', undefined], [bankAccountRules.bank, '34', 'bank.pattern'], [bankAccountRules.bank, '3411', 'bank.pattern'], [bankAccountRules.bank, '', 'bank.required'],
    [bankAccountRules.branch, '123', undefined], [bankAccountRules.branch, '12', 'branch.pattern'], [bankAccountRules.branch, '12345-X', undefined], [bankAccountRules.branch, '123456', 'branch.pattern'], [bankAccountRules.branch, '000', 'branch.pattern'], [bankAccountRules.branch, '123456789', 'branch.range'],
    [bankAccountRules.account, '12-P', undefined], [bankAccountRules.account, '12', 'bankAccount.pattern'], [bankAccountRules.account, '000-0', 'bankAccount.pattern'], [bankAccountRules.account, '1'.repeat(20), undefined], [bankAccountRules.account, '1'.repeat(21), 'bankAccount.pattern'], [bankAccountRules.account, `${'1'.repeat(20)}-12`, undefined], [bankAccountRules.account, `${'1'.repeat(20)}-1234`, 'bankAccount.range'],
    [bankAccountRules.holder, 'Ana', undefined], [bankAccountRules.holder, '', 'holder.required'], [bankAccountRules.holder, 'Ana 1', 'holder.type'],
  ];
  for (const [rule, text, fault] of bounds) expect(check(rule, text), `${rule.name} ${text}`).toBe(fault);
  expect([clean(answerRule, ' Rex  '), questionsAnswered, mostDestinations]).toEqual(['Rex', 2, 10]);
  expect([typedAccountField('branch', '1234 - 5'), typedAccountField('account', '12.345 – x'), typedAccountField('holder', 'Ana - 5')]).toEqual(['1234-5', '12345-X', 'Ana - 5']);
});

test('a random key is found in what is pasted, and a number that there is not is none', () => {
  const random = '7C9E6679-7425-40DE-944B-E07FC1F90AE7';
  for (const typed of [random, random.replaceAll('-', ''), random.replaceAll('-', '–'), ` ${random} `]) expect([pixKeyFault('random', typed), plainPixKey('random', typed)], typed).toEqual([undefined, random.toLowerCase()]);
  for (const typed of [`0${random.replaceAll('-', '')}`, `${random.replaceAll('-', '')}0`]) expect(pixKeyFault('random', typed), typed).toBe('randomKey.pattern');
  expect(pixKeyFault('phone', '11987654321')).toBeUndefined();
  expect(pixKeyFault('phone', '1198765')).toBeDefined();
  expect(pixKeyFault('phone', '00987654321')).toBeDefined();
});
