import type { DatabaseSync } from 'node:sqlite';
import { readyAccounts } from '../../src/sandbox/accounts/fill.ts';
import { beginnings, fillFresh, pasts } from '../../src/sandbox/fill/fill.ts';
import type { Platform } from '../../src/sandbox/handler.ts';
import { openPlatformDatabase } from '../../src/sandbox/schema/open.ts';
import { row } from '../../src/sandbox/store/database.ts';
import { transaction } from '../../src/sandbox/store/transaction.ts';
import { boxMerchants } from '../support/merchants.ts';

const hour = 3_600_000;

/** A fresh platform of one merchant, with the whole past, begun at an hour of the day that follows from the seed; what is wrong with it, or undefined. */
export const faultOfFill = (seed: number): string | undefined => faultOf(seed, openPlatformDatabase(':memory:'), (platform) => fillFresh(platform, ''));

/** As `faultOfFill`, at a third of the time: what does not follow from the draws is filled once for each hour, and copied. */
export const faultOfPast = (seed: number): string | undefined => faultOf(seed, openPlatformDatabase(':memory:', beginningAt(seed % 24)), (platform) => {
  transaction(platform.database, () => {
    for (const filler of pasts) filler(platform, '');
  });
});

const copies = new Map<number, Uint8Array>();

function beginningAt(hourOfDay: number): Uint8Array {
  const known = copies.get(hourOfDay);
  if (known) return known;
  const platform = platformOf(hourOfDay, openPlatformDatabase(':memory:'));
  for (const filler of beginnings) filler(platform, '');
  const copy = platform.database.serialize();
  platform.database.close();
  copies.set(hourOfDay, copy);
  return copy;
}

function platformOf(seed: number, database: DatabaseSync): Platform {
  // Within the hour at other minutes, the first ones of the day included.
  const hourOfDay = seed % 24;
  const now = Date.UTC(2026, 10, 20, 3) + hourOfDay * hour + hourOfDay * hourOfDay * 6_173;
  return {
    database, merchants: boxMerchants.slice(0, 1), clock: { now: () => now }, hasPast: true, publicUrl: '', allowsEmulator: false,
    issuerKeys: async () => undefined, seed, contentSeed: 1, consoleToken: '',
  };
}

function faultOf(seed: number, database: DatabaseSync, fill: (platform: Platform) => void): string | undefined {
  try {
    fill(platformOf(seed, database));
    for (const { account, opening, hasPast } of readyAccounts) {
      const found = row<{ balance: number }>(database, 'select balance from members join wallets on member_id = id where account = ?', account);
      if (hasPast && found?.balance !== opening) return `${account} has ${found?.balance}, not ${opening}`;
    }
    const wrong = row<{ id: number }>(database, `select member_id as id from wallets
      where balance < 0 or balance <> (select coalesce(sum(amount), 0) from ledger where ledger.member_id = wallets.member_id)`);
    return wrong && `the wallet of member ${wrong.id} is wrong`;
  } catch (error) {
    return error instanceof Error ? error.stack ?? error.message : String(error);
  } finally {
    database.close();
  }
}
