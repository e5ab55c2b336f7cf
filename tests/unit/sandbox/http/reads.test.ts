import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { row } from '../../../../src/sandbox/store/database.ts';
import type { Phone } from '../../../support/sandbox-caller.ts';
import { everyCall } from '../../../gateway/checks/calls.ts';
import { runChecks } from '../../../gateway/kit/kit.ts';
import { kitOnTheBox } from '../../../gateway/on-the-box.ts';

/** GETs that leave a row of the platform's own, and change nothing of the person's. */
const notes = new Map([
  ['captcha', 'its answer'],
  ['verification', 'the attempt, which is bounded'],
  ['dailySalaryRequest', 'what was due is paid now, as by the timer'],
  ['rewardList', 'what was due is there now, as by the timer'],
  ['winners', 'the crowd has played until now, as by the timer'],
]);

// What the box does by itself must not count as a call's.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }));
afterEach(() => void vi.useRealTimers());

test.each(['marina', 'agente'])('no GET changes anything for %s, but those of which the contract says so', async (username) => {
  const wrote = new Set<string>();
  let phone: Phone | undefined;
  const writes = (): number => (phone ? row<{ count: number }>(phone.platform.database, 'select total_changes() as count')!.count : 0);
  const made = await kitOnTheBox({ account: { username, password: 'leve2026' } }, (box) => async (request) => {
    const before = writes();
    const response = await box(request);
    const { pathname } = new URL(request.url);
    const call = calls.find(({ endpoint: { method, path } }) => method === request.method && path === pathname);
    if (request.method === 'GET' && call && writes() > before) wrote.add(call.name);
    return response;
  });
  ({ phone } = made);
  await runChecks(made.kit, [everyCall]);
  phone.close();
  expect(made.kit.exchanges.length).toBeGreaterThan(100);
  expect([...wrote].filter((name) => !notes.has(name) && !calls.find((call) => call.name === name)!.endpoint.changes)).toEqual([]);
  expect(wrote).toContain('addRecentGame');
});

test('a GET that changes something is refused without the app\'s own headers, which no link and no picture sends', async () => {
  const { phone } = await kitOnTheBox();
  for (const { endpoint: { path } } of calls.filter(({ endpoint }) => endpoint.changes)) {
    const before = row<{ count: number }>(phone.platform.database, 'select total_changes() as count')!.count;
    const response = await phone.fetch(new Request(`http://phone.test${path}?nodeId=1&id=1&accept=true`));
    expect(await response.json(), path).toMatchObject({ success: false });
    expect(row<{ count: number }>(phone.platform.database, 'select total_changes() as count')!.count, path).toBe(before);
  }
  phone.close();
});
