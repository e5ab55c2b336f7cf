import type { DatabaseSync } from 'node:sqlite';
import { dayOf } from '../../contract/day.ts';
import type { Platform } from '../handler.ts';
import { clockOffset } from '../store/clock.ts';
import { row, rows } from '../store/database.ts';
import { tablesOf } from '../store/tables-of.ts';
import { transaction } from '../store/transaction.ts';
import { minute } from '../time/lengths.ts';

/** ms for which the kept copy of a filled platform still counts as fresh: draws and the crowd make up for such a while by themselves. */
const fresh = 15 * minute;

/**
 * Keeps a copy of the filled platform in memory, beside its own tables: to copy it back takes a
 * fifteenth of the time that filling takes, and the console and the tests reset platforms all day long.
 */
export function keepFirstDay({ database }: Platform): void {
  if (isKept(database)) database.exec('detach first_day');
  database.exec("attach ':memory:' as first_day");
  transaction(database, () => {
    for (const name of tablesOf(database)) database.exec(`create table first_day."${name}" as select ${columnsOf(database, name)} from main."${name}"`);
  });
}

/** Whether a copy is kept that was made today and not long ago. */
export function hasFirstDay({ database, clock }: Platform): boolean {
  if (!isKept(database)) return false;
  const now = clock.now() - clockOffset(database);
  const filled = Number(row<{ value: string }>(database, "select value from first_day.facts where name = 'filled'")!.value);
  return now >= filled && now - filled < fresh && dayOf(now) === dayOf(filled);
}

/** Puts the kept rows into the empty tables of a platform, inside the caller's transaction. */
export function copyFirstDay({ database }: Platform): void {
  // In the order in which they were made: what triggers put into the sums of a table before is replaced by the kept ones.
  for (const name of tablesOf(database)) {
    const columns = columnsOf(database, name);
    database.exec(`delete from main."${name}"; insert into main."${name}" (${columns}) select ${columns} from first_day."${name}"`);
  }
}

/** The columns that a table holds, without those that are computed. */
const columnsOf = (database: DatabaseSync, table: string): string =>
  rows<{ name: string }>(database, 'select name from pragma_table_info(?)', table).map(({ name }) => `"${name}"`).join();

const isKept = (database: DatabaseSync): boolean =>
  rows<{ name: string }>(database, 'select name from pragma_database_list').some(({ name }) => name === 'first_day');
