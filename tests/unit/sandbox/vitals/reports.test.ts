import { expect, test } from 'vitest';
import { player } from '../../../support/sandbox-player.ts';

const report = { merchant: 'leve', screen: 'home', lcp: 900, faults: [{ kind: 'error', message: 'Error: x', screen: 'home', file: '' }] };

test('a report is stored with the contract\'s fields alone', async () => {
  const phone = await player();
  const send = async (body: string) => (await phone.fetch(new Request('http://phone.test/sandbox/vitals', { method: 'POST', body }))).status;
  expect(await send(JSON.stringify({ ...report, token: 'secret' }))).toBe(204);
  for (const body of ['', '[]', '{"merchant":"leve"}']) expect(await send(body)).toBe(400);
  expect(await send(JSON.stringify({ ...report, screen: 'x'.repeat(9_000) }))).toBe(413);
  const state = (await (await phone.callConsole('GET', '/state')).json()) as { reports: unknown[] };
  expect(state.reports).toMatchObject([report]);
  expect(JSON.stringify(state.reports)).not.toContain('secret');
});
