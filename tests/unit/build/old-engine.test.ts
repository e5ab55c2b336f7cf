import { expect, test } from 'vitest';
import { newerSyntax } from '../../../src/build/checks.ts';

test.each([
  ['const b = a?.b', 'optional chaining'],
  ['const c = a ?? b', '??'],
  ['a ||= 1', '||='],
  ['class A { b = 1 }', 'class field'],
  ['class A { #b() {} }', 'private member'],
])('%s is reported as newer syntax', (code, found) => {
  expect(newerSyntax(code)).toContain(found);
});

test('syntax of Chromium 72 passes', () => {
  const code = `try { for await (const x of y) ({...x}) } catch { import('./z.js') } async () => a || /(?<b>c)/su`;
  expect(newerSyntax(`async function f() { ${code} }`)).toBeUndefined();
});
