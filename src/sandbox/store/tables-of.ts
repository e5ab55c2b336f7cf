import type { DatabaseSync } from 'node:sqlite';
import { rows } from './database.ts';

/** Names of all the tables of a platform's own database. */
export const tablesOf = (database: DatabaseSync): string[] =>
  rows<{ name: string }>(database, "select name from main.sqlite_schema where type = 'table' and name not like 'sqlite_%'").map(({ name }) => name);
