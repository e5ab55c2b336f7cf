import { expect, test } from 'vitest';
import { checks } from '../../gateway/checks/index.ts';
import { everyCall } from '../../gateway/checks/calls.ts';
import { runChecks } from '../../gateway/kit/kit.ts';
import type { Line } from '../../gateway/kit/report.ts';
import { lies, type Lie } from '../../gateway/lies.ts';
import { kitOnTheBox } from '../../gateway/on-the-box.ts';

async function faultsOf(selected: readonly Lie[]): Promise<Line[]> {
  const { kit, phone } = await kitOnTheBox({}, (box, passTime) => selected.reduce((fetch, lie) => lie.between(fetch, passTime), box));
  await runChecks(kit, checks);
  phone.close();
  return kit.report.lines.filter(({ verdict }) => verdict === 'fault');
}

const pairs = (lines: readonly Line[]): string[] => lines.map(({ call, fault }) => `${call}: ${fault}`).toSorted();
const expected = (selected: readonly Lie[]): string[] => [...new Set(selected.flatMap(({ faults }) => faults.map(([call, fault]) => `${call}: ${fault}`)))].toSorted();

test.each(lies)('a gateway that $name fails by its call and its fault, and no other', async (lie) => {
  const faults = await faultsOf([lie]);
  expect(pairs(faults)).toEqual(expected([lie]));
  for (const { detail, meaning } of faults) expect([detail, meaning]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S \S/)]);
});

test('a gateway with all lies at once fails by each of them', async () => {
  // Among the lies are a session that never ends, whose refusal code cannot be checked, and a sealed login that never succeeds.
  const together = lies.filter(({ name }) => !['calls a dead session a missing one', 'takes a sealed login again though its switch says once'].includes(name));
  expect(pairs(await faultsOf(together))).toEqual(expected(together));
  expect(together.length).toBeGreaterThan(15);
});

test('a gateway without the calls that it need not have is told so, and has no fault', async () => {
  const optional = ['/wps/game/info', '/wps/game/demo'];
  const { kit, phone } = await kitOnTheBox({}, (box) => async (request) => (optional.includes(new URL(request.url).pathname) ? new Response('Not Found', { status: 404 }) : box(request)));
  await runChecks(kit, [everyCall]);
  phone.close();
  expect(kit.report.lines.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
  expect(kit.report.lines.filter(({ call }) => call === 'gameInfo' || call === 'demoGame').map(({ verdict }) => verdict)).toEqual(['skipped', 'skipped']);
});
