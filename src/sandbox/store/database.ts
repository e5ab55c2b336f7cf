import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Opens the platform's database at `file`, or `:memory:`; a database in memory may start as a copy. `migrate` makes its tables. */
export function openDatabase(file: string, copyOf?: Uint8Array): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  if (copyOf) database.deserialize(copyOf);
  // Sorted in memory: beside the data there may be no folder to write to.
  database.exec('pragma temp_store = memory');
  // Full: what was answered is on the disk, for a ledger may lose nothing when the power goes.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000');
  return database;
}

/** Prepared statements of each database by their text: preparing one takes longer than running it. */
const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

function statement(database: DatabaseSync, sql: string): StatementSync {
  const made = statements.get(database) ?? new Map<string, StatementSync>();
  statements.set(database, made);
  const found = made.get(sql) ?? database.prepare(sql);
  made.set(sql, found);
  return found;
}

/** The first row of a query, read as `Row`, or undefined. */
export function row<Row>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return statement(database, sql).get(...values) as Row | undefined;
}

/** All rows of a query, read as `Row`. */
export function rows<Row>(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return statement(database, sql).all(...values) as Row[];
}

/** Runs one statement; answers how many rows it changed and the id of the last one it added. */
export function change(database: DatabaseSync, sql: string, ...values: SQLInputValue[]): { changes: number; id: number } {
  const result = statement(database, sql).run(...values);
  return { changes: Number(result.changes), id: Number(result.lastInsertRowid) };
}
