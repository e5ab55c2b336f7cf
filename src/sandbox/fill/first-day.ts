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
 * thirtieth of the time that filling takes, and the console and the tests reset platforms all day long.
 */
export function keepFirstDay(platform: Platform): void {
  forgetFirstDay(platform);
  const { database } = platform;
  database.exec("attach ':memory:' as first_day");
  transaction(database, () => {
    for (const name of tablesOf(database)) database.exec(`create table first_day."${name}" as select ${columnsOf(database, name)} from main."${name}"`);
  });
}

/** What a platform is filled with has changed: the next reset fills it anew. */
export function forgetFirstDay({ database }: Platform): void {
  if (isKept(database)) database.exec('detach first_day');
}

/** Whether a copy is kept that was made today and not long ago. */
export function hasFirstDay({ database, clock }: Platform): boolean {
  if (!isKept(database)) return false;
  const now = clock.now() - clockOffset(database);
  const filled = Number(row<{ value: string }>(database, "select value from first_day.facts where name = 'filled'")!.value);
  return now >= filled && now - filled < fresh && dayOf(now) === dayOf(filled);
}

/** Gives the tables the kept rows, inside a transaction. Triggers rest meanwhile: what they would add or refuse is among the rows. */
export function copyFirstDay({ database }: Platform): void {
  const triggers = rows<{ name: string; sql: string }>(database, "select name, sql from main.sqlite_schema where type = 'trigger'");
  for (const { name } of triggers) database.exec(`drop trigger main."${name}"`);
  for (const name of tablesOf(database)) {
    const columns = columnsOf(database, name);
    database.exec(`delete from main."${name}"; insert into main."${name}" (${columns}) select ${columns} from first_day."${name}"`);
  }
  for (const { sql } of triggers) database.exec(sql);
}

/** The columns that a table holds, without those that are computed. */
const columnsOf = (database: DatabaseSync, table: string): string =>
  rows<{ name: string }>(database, 'select name from pragma_table_info(?)', table).map(({ name }) => `"${name}"`).join();

const isKept = (database: DatabaseSync): boolean =>
  rows<{ name: string }>(database, 'select name from pragma_database_list').some(({ name }) => name === 'first_day');
