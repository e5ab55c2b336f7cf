import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { migrations } from './migrations.ts';

/** Opens the platform's database at `file`, or `:memory:`, with its tables; a database in memory may start as a copy. */
export function openPlatformDatabase(file: string, copyOf?: Uint8Array): DatabaseSync {
  const database = openDatabase(file, copyOf);
  migrate(database, migrations);
  return database;
}
