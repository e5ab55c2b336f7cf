import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { paysFor } from '../../../../src/sandbox/fill/history/bets.ts';
import { createPlatform } from '../../../../src/sandbox/platform.ts';
import { openPlatformDatabase } from '../../../../src/sandbox/schema/open.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { fact } from '../../../../src/sandbox/store/facts.ts';
import { faultOfFill } from '../../../fills/fill-one.ts';
import { boxMerchants } from '../../../support/merchants.ts';

vi.setConfig({ testTimeout: 60_000 });

// 36: a withdrawal of more than was left; 294: a stake of more than was left. `npm run test:fills` fills ten thousand.
test.each([36, 294])('a fresh platform is filled whatever its draws: seed %i', (seed) => {
  expect(faultOfFill(seed)).toBeUndefined();
});

test('rounds are paid for one after the other: no prize is spent before it is won', () => {
  const round = (stake: number, payout: number) => ({ stake, payout, game: { nodeId: '', vendor: '', category: '', emblem: '', name: '' }, outcome: {} });
  expect(paysFor(1_000, [round(1_000, 5_000), round(5_000, 0)])).toBe(true);
  expect(paysFor(999, [round(1_000, 5_000)])).toBe(false);
  expect(paysFor(1_000, [round(500, 0), round(600, 9_000)])).toBe(false);
  const rounds = fc.array(fc.record({ stake: fc.integer({ min: 1, max: 5_000 }), payout: fc.integer({ min: 0, max: 500_000 }) }), { maxLength: 12 });
  fc.assert(fc.property(fc.integer({ min: 0, max: 20_000 }), rounds, (purse, drawn) => {
    let lowest = purse;
    let left = purse;
    for (const { stake, payout } of drawn) {
      left -= stake;
      lowest = Math.min(lowest, left);
      left += payout;
    }
    expect(paysFor(purse, drawn.map(({ stake, payout }) => round(stake, payout)))).toBe(lowest >= 0);
  }));
});

test('a first start that fails leaves no secret behind, releases its data, and the next one starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leve-fill-'));
  const file = join(folder, 'platform.sqlite');
  let reads = 0;
  let breaksAt = 100;
  const now = () => {
    reads += 1;
    if (reads === breaksAt) throw new Error('the power is out');
    return Date.UTC(2026, 10, 20, 12);
  };
  const start = () => createPlatform({ merchants: boxMerchants, file, hasPast: false, clock: { now } });
  await expect(start()).rejects.toThrow('the power is out');
  const left = openPlatformDatabase(file);
  expect(rows(left, 'select * from facts')).toEqual([]);
  left.close();
  breaksAt = 0;
  const running = await start();
  expect(fact(running.platform.database, 'draw secret')).toBe(running.platform.seed);
  expect(fact(running.platform.database, 'console token')).toBe(running.platform.consoleToken);
  running.close();
  const again = await start();
  expect(again.platform.seed).toBe(running.platform.seed);
  again.close();
  rmSync(folder, { recursive: true });
});
