import { afterEach, expect, test } from 'vitest';
import { keepLanguage, keptLanguage } from '../../../../src/app/i18n/language.ts';

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

afterEach(() => void Reflect.deleteProperty(document, 'cookie'));

test('cookies that throw, as in a sandboxed frame, store no language and cause no exception', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  expect(() => keepLanguage('en')).not.toThrow();
  expect(keptLanguage()).toBeUndefined();
});

test('a stored language is read back', () => {
  keepLanguage('en');
  expect(keptLanguage()).toBe('en');
});
