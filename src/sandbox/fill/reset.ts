import { readyPassword } from '../accounts/fill.ts';
import { secretNames } from '../crypto/secrets.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Platform } from '../handler.ts';
import { migrations } from '../schema/migrations.ts';
import { fact, setFact } from '../store/facts.ts';
import { migrate } from '../store/migrate.ts';
import { tablesOf } from '../store/tables-of.ts';
import { transaction } from '../store/transaction.ts';
import { fillFresh } from './fill.ts';
import { copyFirstDay, hasFirstDay, keepFirstDay } from './first-day.ts';

const keptFacts = ['rsa private key', ...secretNames] as const;

/**
 * Puts the platform back to its first day, its clock included. Only its secrets stay,
 * because open pages encrypt with the key pair, and the console's address holds its token.
 */
export async function reset(platform: Platform): Promise<void> {
  if (hasFirstDay(platform)) {
    anew(platform, () => copyFirstDay(platform));
    return;
  }
  const { database } = platform;
  const passwordHash = await hashPassword(readyPassword);
  const kept = keptFacts.map((name) => [name, fact(database, name)] as const);
  anew(platform, () => {
    for (const name of tablesOf(database)) database.exec(`drop table main."${name}"`);
    migrate(database, migrations);
    for (const [name, value] of kept) if (value) setFact(database, name, value);
    fillFresh(platform, passwordHash);
  });
  keepFirstDay(platform);
}

/** Lets `putIn` exchange what all tables hold, all of it or nothing, in no particular order. */
function anew({ database }: Platform, putIn: () => void): void {
  // Has no effect inside a transaction.
  database.exec('pragma foreign_keys = off');
  try {
    transaction(database, putIn);
  } finally {
    database.exec('pragma foreign_keys = on');
  }
}
