import { afterEach, expect, test } from 'vitest';
import { keepLanguage } from '../../../../../src/app/features/language/language-picker.tsx';
import { keptLanguage } from '../../../../../src/app/features/language/kept-language.ts';

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

afterEach(() => void Reflect.deleteProperty(document, 'cookie'));

test('cookies that throw, as in a sandboxed frame, store no language and cause no exception', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  expect(() => keepLanguage('en')).not.toThrow();
});

test('a cookie of the same name by another app hides no language, and does not outlive the choice of one', () => {
  const written: string[] = [];
  let jar = 'language=pt_BR; other=1; language=en';
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => jar, set(text: string) { written.push(text); } });
  expect(keptLanguage()).toBe('en');
  jar = 'language=en; language=pt';
  keepLanguage('en');
  expect(written.map((text) => text.split(';')[0])).toEqual(['language=en', 'language=', 'language=en']);
});

test('a stored language is read back', () => {
  keepLanguage('en');
  expect(keptLanguage()).toBe('en');
});
