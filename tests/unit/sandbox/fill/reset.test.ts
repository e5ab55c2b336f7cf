import { expect, test } from 'vitest';
import { reset } from '../../../../src/sandbox/fill/reset.ts';
import { moveClock } from '../../../../src/sandbox/store/clock.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { allMerchants } from '../../../../src/sandbox/settings/merchants.ts';
import { fact } from '../../../../src/sandbox/store/facts.ts';
import { tablesOf } from '../../../../src/sandbox/store/tables-of.ts';
import { boxMerchants } from '../../../support/merchants.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

const all = ({ platform: { database } }: Phone) => tablesOf(database).sort().map((name) => [name, rows(database, `select rowid, * from "${name}"`)] as const);

test('every reset restores the same rows', async () => {
  const phone = await startSandbox();
  await reset(phone.platform);
  const first = all(phone);
  await tokenOf(phone);
  moveClock(phone.platform.database, 1_000);
  phone.set({ maintenance: true });
  expect(all(phone)).not.toEqual(first);
  await reset(phone.platform);
  expect(all(phone)).toEqual(first);
  expect(rows(phone.platform.database, 'pragma foreign_key_check')).toEqual([]);
  phone.close();
}, 60_000);

test('a reset takes the current quarter of an hour, and its ledger is append-only like the first', async () => {
  const phone = await startSandbox();
  await reset(phone.platform);
  const filled = Number(fact(phone.platform.database, 'filled'));
  for (const [later, ends] of [[899_000, filled], [1_000, filled + 900_000], [24 * 3_600_000, filled + 87_300_000]] as const) {
    phone.advance(later);
    // A reset also undoes the console's clock.
    moveClock(phone.platform.database, 50 * 3_600_000);
    await reset(phone.platform);
    expect(Number(fact(phone.platform.database, 'filled'))).toBe(ends);
    expect(() => phone.platform.database.exec('delete from ledger')).toThrow('the ledger is written once');
  }
  phone.close();
}, 60_000);

test('a reset keeps the merchants that have come since the start', async () => {
  const phone = await startSandbox({ merchants: boxMerchants.slice(0, 1), seed: 2 });
  await reset(phone.platform);
  phone.setMerchants(boxMerchants);
  await reset(phone.platform);
  expect(allMerchants(phone.platform.database)).toHaveLength(boxMerchants.length);
  phone.close();
});
