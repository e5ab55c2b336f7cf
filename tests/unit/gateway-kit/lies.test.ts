import { expect, test } from 'vitest';
import { checks } from '../../gateway/checks/index.ts';
import { runChecks } from '../../gateway/kit/kit.ts';
import type { Line } from '../../gateway/kit/report.ts';
import { lies } from '../../gateway/lies.ts';
import type { Lie } from '../../gateway/lies.ts';
import { kitOnTheBox } from '../../gateway/on-the-box.ts';

async function faultsOf(told: readonly Lie[]): Promise<Line[]> {
  const { kit, phone } = await kitOnTheBox({}, (box, passTime) => told.reduce((fetch, lie) => lie.between(fetch, passTime), box));
  await runChecks(kit, checks);
  phone.close();
  return kit.report.lines.filter(({ verdict }) => verdict === 'fault');
}

const pairs = (lines: readonly Line[]): string[] => lines.map(({ call, fault }) => `${call}: ${fault}`).toSorted();
const expected = (told: readonly Lie[]): string[] => [...new Set(told.flatMap(({ named }) => named.map(([call, fault]) => `${call}: ${fault}`)))].toSorted();

test.each(lies)('a gateway that $says is found out, by its call and what it means, and accused of nothing else', async (lie) => {
  const faults = await faultsOf([lie]);
  expect(pairs(faults)).toEqual(expected([lie]));
  for (const { detail, meaning } of faults) expect([detail, meaning]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S \S/)]);
});

test('a gateway that lies in every way at once is named each', async () => {
  // A session that does not end hides by what code it would be refused.
  const together = lies.filter(({ says }) => says !== 'calls a dead session a missing one');
  expect(pairs(await faultsOf(together))).toEqual(expected(together));
  expect(together.length).toBeGreaterThan(15);
});
