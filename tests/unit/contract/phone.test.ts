import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, loginMobileNum } from '../../../src/contract/rules.ts';
import { plainNumber, plainNumberOrName } from '../../../src/contract/phone.ts';

test.each([
  '11987654321', '(11) 98765-4321', '+55 11 98765-4321', '+55 (11) 98765-4321', '0055 11 98765 4321', ' 11.98765.4321 ', '11/98765–4321',
  '\u202a+55\u00a011\u00a098765\u20114321\u202c',
])('%s is reduced to its digits, without the dialling code', (pasted) => {
  expect(plainNumber(pasted, '+55')).toBe('11987654321');
});

test.each([
  '0xx11 98765-4321', '0XX 11 98765-4321', '(0xx11) 98765-4321', '+55 (0xx11) 98765-4321', '55 - 0xx11 98765-4321', '550xx11987654321', '+55 0 11 98765-4321', '0 15 11 98765-4321', '55 55 11 98765-4321',
])('%s is the same number, with the place of a carrier or its code, also where a name may stand', (typed) => {
  expect([plainNumber(typed, '+55'), plainNumberOrName(typed, '+55')]).toEqual(['11987654321', '11987654321']);
});

test.each(['0xx_ana', 'xx11987654321', '555 0xx11 98765-4321', '55a 0xx11 98765-4321', '1xx11987654321'])('"%s" is a name where one may stand', (typed) => {
  expect(plainNumberOrName(typed, '+55')).toBe(typed);
});

test('an area code equal to the dialling code stays', () => {
  expect(plainNumber('(55) 98765-4321', '+55')).toBe('55987654321');
});

test('a number with another country\'s code keeps it, so that the rule refuses it', () => {
  expect(check(loginMobileNum, plainNumber('+351 912 345 678', '+55'))).toBe('loginMobileNum.type');
});

test('separators between the digits do not change the number', () => {
  const digits = fc.stringMatching(/^[1-9]\d{9,10}$/);
  const sign = fc.constantFrom('', ' ', '-', '.', '(', ') ', '\u00a0');
  fc.assert(fc.property(digits, fc.array(sign, { minLength: 12, maxLength: 12 }), fc.constantFrom('', '+55', '0055', '+55 '), (number, signs, prefix) => {
    expect(plainNumber(prefix + Array.from(number, (digit, at) => signs[at] + digit).join(''), '+55')).toBe(number);
  }));
});

test('a username is not changed, a pasted number is reduced to its digits', () => {
  expect(['marina_12', 'a.b', 'Ana 1', '(11) 98765-4321'].map((typed) => plainNumberOrName(typed, '+55'))).toEqual(['marina_12', 'a.b', 'Ana 1', '11987654321']);
});
