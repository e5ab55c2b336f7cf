import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asciiText, nameKey } from '../../../src/contract/clean.ts';
import * as rules from '../../../src/contract/rules.ts';
import type { Rule } from '../../../src/contract/rules.ts';

const { check, clean } = rules;
const named = Object.values(rules).filter((value): value is Rule => typeof value === 'object');

test.each([
  [rules.loginUsername, 'marina12', undefined],
  [rules.loginUsername, '  Marina_12 ', undefined],
  [rules.loginUsername, '', 'loginUsername.required'],
  [rules.loginUsername, '    ', 'loginUsername.required'],
  [rules.loginUsername, 'ana', 'loginUsername.range'],
  [rules.loginUsername, 'a'.repeat(17), 'loginUsername.range'],
  [rules.loginUsername, 'joão123', 'loginUsername.pattern'],
  [rules.loginUsername, '<script>', 'loginUsername.pattern'],
  [rules.loginUsername, 'مرحبا', 'loginUsername.pattern'],
  [rules.loginPassword, 'segredo', undefined],
  [rules.loginPassword, 'çãé🎰!?', undefined],
  [rules.loginPassword, 'seg redo', 'loginPassword.whitespace'],
  [rules.loginPassword, 'curta', 'loginPassword.range'],
  [rules.loginPassword, 'x'.repeat(21), 'loginPassword.range'],
  [rules.loginMobileNum, '11912345678', undefined],
  [rules.loginMobileNum, '(11) 91234-5678', 'loginMobileNum.type'],
  [rules.verificationCode, '123456', undefined],
  [rules.verificationCode, '12345678901', 'verificationCode.range'],
  [rules.captcha, '12', undefined],
  [rules.captcha, '', 'captcha.required'],
  [rules.captcha, '1234567', 'captcha.range'],
  [rules.captcha, 'doze', 'captcha.type'],
])('the rule %o checks %o: %s', (rule, value, fault) => {
  expect(check(rule, value)).toBe(fault);
});

test('an empty field that is not required passes every other rule', () => {
  expect(check({ name: 'note', type: 'digits', least: 4, oneOf: ['1'], pattern: '\\d', whitespace: 'refused' }, '')).toBeUndefined();
});

test('a rule with an enum accepts its values alone', () => {
  expect(check({ name: 'way', oneOf: ['sms', 'email'] }, 'sms')).toBeUndefined();
  expect(check({ name: 'way', oneOf: ['sms', 'email'] }, 'pigeon')).toBe('way.enum');
});

test('a rule with an invalid pattern accepts any text', () => {
  expect(check({ name: 'nickname', pattern: '([' }, 'ana')).toBeUndefined();
});

test('a value other than text is refused, and cleaned to an empty text', () => {
  for (const value of [1, true, {}, [], Object.create(null), Symbol('x'), () => {}]) {
    expect(check(rules.loginUsername, value)).toBe('loginUsername.type');
    expect(clean(rules.loginUsername, value)).toBe('');
  }
});

test.each(['constructor', 'toString', '__proto__', 'colour'])('a type called %s, which this phone does not know, finds no fault', (type) => {
  expect(check({ name: 'new', type: type as 'digits' }, 'abc')).toBeUndefined();
});

const anyRule: fc.Arbitrary<Rule> = fc.record(
  {
    name: fc.string(),
    required: fc.boolean(),
    type: fc.constant('digits' as const),
    least: fc.integer(),
    most: fc.integer(),
    oneOf: fc.array(fc.string()),
    pattern: fc.string({ maxLength: 12 }),
    whitespace: fc.constantFrom('trimmed' as const, 'refused' as const),
  },
  { requiredKeys: ['name'] },
);

describe('with any rule and any input, check', () => {
  test('never throws', () => {
    fc.assert(fc.property(anyRule, fc.anything({ withNullPrototype: true, withBigInt: true }), (rule, value) => void check(rule, value)));
    fc.assert(fc.property(fc.constantFrom(...named), fc.string({ unit: 'binary', maxLength: 12_000 }), (rule, value) => void check(rule, value)));
  });

  test('gives the same result for the cleaned text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'Z', '7', '_', ' ', '\t', 'é', '🎰', '<', 'م') });
    fc.assert(fc.property(fc.oneof(fc.constantFrom(...named), anyRule), text, (rule, value) => check(rule, clean(rule, value)) === check(rule, value)));
  });
});

test.each(['pt', 'en'])('every error of a named rule has a sentence in %s', (language) => {
  const { rule: sentences } = JSON.parse(readFileSync(`src/app/i18n/${language}/form.json`, 'utf8')) as { rule: Record<string, Record<string, string>> };
  for (const { name, required, whitespace, type, least, most, oneOf, pattern } of named) {
    const faults = { required, whitespace: whitespace === 'refused', type, range: least ?? most, enum: oneOf, pattern };
    for (const [fault, possible] of Object.entries(faults)) if (possible) expect(sentences[name]?.[fault], `${name}.${fault}`).toBeTruthy();
  }
});

test('letters that no mark makes are written as ASCII does, in their case, and names are compared without either', () => {
  expect(asciiText('Łukasz Øst, łódź ðæœ ÐÆŒ Þór ħ Ħ ß ı')).toBe('Lukasz Ost, lodz daeoe DAEOE THor h H ss i');
  expect(asciiText('  São Inês  ')).toBe('Sao Ines');
  for (const same of ["JOANA D'ÁVILA", 'Joana D’Avila', 'joana d´avila']) expect(nameKey(same), same).toBe(nameKey('Joana D\'Ávila'));
  expect(nameKey('Joana Avila')).not.toBe(nameKey('Joana D\'Ávila'));
});
