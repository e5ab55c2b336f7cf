import { readyPassword } from '../accounts/fill.ts';
import { privateKey } from '../crypto/keys.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Platform } from '../handler.ts';
import { migrations } from '../schema/migrations.ts';
import { setFact } from '../store/facts.ts';
import { migrate } from '../store/migrate.ts';
import { tablesOf } from '../store/tables-of.ts';
import { transaction } from '../store/transaction.ts';
import { fillFresh } from './fill.ts';
import { copyFirstDay, hasFirstDay, keepFirstDay } from './first-day.ts';

/**
 * Puts the platform back to its first day, its clock included. Only its secrets stay,
 * because pages that are already open encrypt with it.
 */
export async function reset(platform: Platform): Promise<void> {
  if (hasFirstDay(platform)) {
    beginAnew(platform, () => copyFirstDay(platform));
    return;
  }
  const { database } = platform;
  const passwordHash = await hashPassword(readyPassword);
  const key = privateKey(database);
  beginAnew(platform, () => {
    setFact(database, 'rsa private key', key);
    fillFresh(platform, passwordHash);
  });
  keepFirstDay(platform);
}

/** Empties the tables and lets `putIn` fill them, all of it or nothing. */
function beginAnew({ database }: Platform, putIn: () => void): void {
  // Has no effect inside a transaction, and tables go in no particular order.
  database.exec('pragma foreign_keys = off');
  try {
    transaction(database, () => {
      for (const name of tablesOf(database)) database.exec(`drop table main."${name}"`);
      migrate(database, migrations);
      putIn();
    });
  } finally {
    database.exec('pragma foreign_keys = on');
  }
}
