import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { checks } from '../../gateway/checks/index.ts';
import { Kit, runChecks } from '../../gateway/kit/kit.ts';
import { kitOnTheBox } from '../../gateway/on-the-box.ts';

test.each([
  { username: 'marina', leftOut: ['downlineDetail'] },
  { username: 'agente', leftOut: ['transferMoney'] },
])('the box fits, as $username sees it', async ({ username, leftOut }) => {
  const { kit, phone } = await kitOnTheBox({ account: { username, password: 'leve2026' } });
  await runChecks(kit, checks);
  phone.close();
  const { lines } = kit.report;
  expect(lines.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
  expect(lines.filter(({ verdict }) => verdict === 'fits').length).toBeGreaterThan(calls.length);
  // What the account has nothing for is said, not passed over.
  const skipped = lines.filter(({ verdict }) => verdict === 'skipped').map(({ call }) => call);
  expect(skipped).toEqual(leftOut);
  const made = new Set(kit.exchanges.map(({ call }) => call.name));
  expect(calls.filter(({ name }) => !made.has(name) && !skipped.includes(name))).toEqual([]);
});

test('reading only, the kit changes nothing and moves nothing', async () => {
  const { kit, phone } = await kitOnTheBox({ money: false, readOnly: true });
  await runChecks(kit, checks);
  phone.close();
  const asked = kit.exchanges.filter(({ call: { endpoint } }) => endpoint.method !== 'GET').map(({ call }) => call.name);
  expect(new Set(asked)).toEqual(new Set(['affiliateCheck', 'login', 'logout', 'renewSession']));
  expect(kit.report.lines.find(({ call }) => call === 'transferMoney')).toMatchObject({ verdict: 'skipped' });
});

test('a test account can be checked four times in a row: nothing is tried that counts against it', async () => {
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

test('without an account, what visitors ask is checked', async () => {
  const { kit, phone } = await kitOnTheBox({ account: undefined });
  await runChecks(kit, checks);
  phone.close();
  expect(kit.report.count('fault')).toBe(0);
  expect(kit.report.lines).toContainEqual(expect.objectContaining({ check: 'calls', call: 'gameList', verdict: 'fits' }));
  expect(kit.report.lines).toContainEqual(expect.objectContaining({ check: 'calls', call: 'wallet', verdict: 'skipped' }));
});
