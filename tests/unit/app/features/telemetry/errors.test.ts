import { expect, test } from 'vitest';
import { cleaned, fileOf } from '../../../../../src/app/features/telemetry/errors.ts';
import { player } from '../../../../support/sandbox-player.ts';

test.each([
  ['TypeError: Cannot read properties of undefined (reading \'x\')', 'TypeError: Cannot read properties of undefined (reading …)'],
  ['SyntaxError: Unexpected token M, "Marina Souz"... is not valid JSON', 'SyntaxError: Unexpected token M, …... is not valid JSON'],
  ['Error: marina@example.com has 123.456.789-09', 'Error: … has …'],
  ['TypeError: Failed to fetch dynamically imported module: https://leve.example/assets/login-1a.js?token=abc', 'TypeError: Failed to fetch dynamically imported module: /assets/login-1a.js'],
  ['Error: /m/login?returnTo=%2Fm%2Fset failed', 'Error: /m/login failed'],
  ['Error: eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 is old', 'Error: … is old'],
])('a message is told without what could be someone’s: %s', (message, told) => expect(cleaned(message)).toBe(told));

test('of a stack, the first file of the build is told', () => {
  expect(fileOf('Error: x\n at f (https://other.example/a.js:1:2)\n at g (https://leve.example/assets/screens/home-1.js:2:30)')).toBe('screens/home-1.js:2:30');
  expect(fileOf(undefined)).toBe('');
});

const report = { merchant: 'leve', screen: 'home', lcp: 900, faults: [{ kind: 'error', message: 'Error: x', screen: 'home', file: '' }] };

test('the platform keeps what the contract names, and nothing else', async () => {
  const phone = await player();
  const send = async (body: string) => (await phone.fetch(new Request('http://phone.test/sandbox/vitals', { method: 'POST', body }))).status;
  expect(await send(JSON.stringify({ ...report, token: 'secret' }))).toBe(204);
  for (const body of ['', '[]', '{"merchant":"leve"}']) expect(await send(body)).toBe(400);
  expect(await send(JSON.stringify({ ...report, screen: 'x'.repeat(9_000) }))).toBe(413);
  const state = (await (await phone.askConsole('GET', '/state')).json()) as { reports: unknown[] };
  expect(state.reports).toMatchObject([report]);
  expect(JSON.stringify(state.reports)).not.toContain('secret');
});
