import { expect, test } from 'vitest';
import { withoutPersonalData, fileOf } from '../../../../../src/app/features/telemetry/measure-visit.ts';
import { threadWork } from '../../../../support/thread-work.ts';

test.each([
  ['TypeError: Cannot read properties of undefined (reading \'x\')', 'TypeError: Cannot read properties of undefined (reading …)'],
  ['SyntaxError: Unexpected token M, "Marina Souz"... is not valid JSON', 'SyntaxError: Unexpected token M, …... is not valid JSON'],
  ['Error: marina@example.com has 123.456.789-09', 'Error: … has …'],
  ['TypeError: Failed to fetch dynamically imported module: https://leve.example/assets/login-1a.js?token=abc', 'TypeError: Failed to fetch dynamically imported module: /assets/login-1a.js'],
  ['Error: /m/login?returnTo=%2Fm%2Fset failed', 'Error: /m/login failed'],
  ['Error: eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 is old', 'Error: … is old'],
])('a reported message holds no personal data: %s', (message, reported) => expect(withoutPersonalData(message)).toBe(reported));

test('a reported stack is its first file of the build', () => {
  expect(fileOf('Error: x\n at f (https://other.example/a.js:1:2)\n at g (https://leve.example/assets/screens/home-1.js:2:30)')).toBe('screens/home-1.js:2:30');
  expect(fileOf(undefined)).toBe('');
});

test.each(['x', '@', ' ', "'", '"', '`', '?', 'https://', '/assets/', '/assets/a.js:', '1,', '/'])('a message and a stack of 140 KB of %j are read in a moment', (part) => {
  const long = part.repeat(140_000 / part.length);
  expect(threadWork(() => [withoutPersonalData(long), fileOf(long)])).toBeLessThan(300);
});
