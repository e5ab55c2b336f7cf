import type { DatabaseSync } from 'node:sqlite';
import { readyPassword } from '../accounts/fill.ts';
import { privateKey } from '../accounts/keys.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Platform } from '../handler.ts';
import { rows } from '../store/database.ts';
import { setFact } from '../store/facts.ts';
import { migrate } from '../store/migrate.ts';
import { transaction } from '../store/transaction.ts';
import { fillFresh } from './fill.ts';

/**
 * Makes the platform what it was when first filled, its time included. Only its key pair stays,
 * because pages that are already open encrypt with it.
 */
export async function reset(platform: Platform): Promise<void> {
  const { database } = platform;
  const passwordHash = await hashPassword(readyPassword);
  const key = privateKey(database);
  // Has no effect inside a transaction, and tables go in no particular order.
  database.exec('pragma foreign_keys = off');
  try {
    transaction(database, () => {
      dropTables(database);
      migrate(database);
      setFact(database, 'rsa private key', key);
      fillFresh(platform, passwordHash);
    });
  } finally {
    database.exec('pragma foreign_keys = on');
  }
}

function dropTables(database: DatabaseSync): void {
  const tables = rows<{ name: string }>(database, "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'");
  for (const { name } of tables) database.exec(`drop table "${name}"`);
}
