import { afterEach, expect, test } from 'vitest';
import { keepLanguage, keptLanguage } from '../../../../src/app/i18n/language.ts';

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

afterEach(() => void Reflect.deleteProperty(document, 'cookie'));

test('where cookies throw, as in a sandboxed frame, no language is kept and none is lost', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  expect(() => keepLanguage('en')).not.toThrow();
  expect(keptLanguage()).toBeUndefined();
});

test('a language that is kept is found again', () => {
  keepLanguage('en');
  expect(keptLanguage()).toBe('en');
});
