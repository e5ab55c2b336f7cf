import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { checks } from '../../gateway/checks/index.ts';
import { Kit, runChecks } from '../../gateway/kit/kit.ts';
import { kitOnTheBox } from '../../gateway/on-the-box.ts';

test.each([
  { username: 'marina', leftOut: ['downlineDetail'], SEALONCE: false },
  { username: 'agente', leftOut: ['transferMoney'], SEALONCE: true },
])('the box passes all checks as $username, sealed bodies taken once: $SEALONCE', async ({ username, leftOut, SEALONCE }) => {
  const { kit, phone } = await kitOnTheBox({ account: { username, password: 'leve2026' } });
  phone.set({ switches: { SEALONCE } });
  await runChecks(kit, checks);
  phone.close();
  const { lines } = kit.report;
  expect(lines.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
  expect(lines.filter(({ verdict }) => verdict === 'fits').length).toBeGreaterThan(calls.length);
  // Calls without data in this account are reported as skipped.
  const skipped = lines.filter(({ verdict }) => verdict === 'skipped').map(({ call }) => call);
  expect(skipped).toEqual(leftOut);
  const made = new Set(kit.exchanges.map(({ call }) => call.name));
  expect(calls.filter(({ name }) => !made.has(name) && !skipped.includes(name))).toEqual([]);
});

test('with --read-only, only calls of the session are not GET', async () => {
  const { kit, phone } = await kitOnTheBox({ money: false, readOnly: true });
  await runChecks(kit, checks);
  phone.close();
  const changing = kit.exchanges.filter(({ call: { endpoint } }) => endpoint.method !== 'GET').map(({ call }) => call.name);
  expect(new Set(changing)).toEqual(new Set(['affiliateCheck', 'login', 'logout', 'renewSession']));
  expect(kit.report.lines.find(({ call }) => call === 'transferMoney')).toMatchObject({ verdict: 'skipped' });
});

test('a test account can be checked four times in a row, without reaching a limit of attempts', async () => {
  const { kit, phone } = await kitOnTheBox();
  for (let time = 1; time <= 4; time++) {
    const again = new Kit(kit.options);
    await runChecks(again, checks);
    const { lines } = again.report;
    expect(lines.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
    expect(lines.filter(({ verdict, call }) => verdict === 'skipped' && call !== 'downlineDetail' && call !== 'claimRebate')).toEqual([]);
  }
  phone.close();
});

test('without an account, the calls of visitors are checked', async () => {
  const { kit, phone } = await kitOnTheBox({ account: undefined });
  await runChecks(kit, checks);
  phone.close();
  expect(kit.report.count('fault')).toBe(0);
  expect(kit.report.lines).toContainEqual(expect.objectContaining({ check: 'calls', call: 'gameList', verdict: 'fits' }));
  expect(kit.report.lines).toContainEqual(expect.objectContaining({ check: 'calls', call: 'wallet', verdict: 'skipped' }));
});
