import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './transaction.ts';

/** The steps of every area, in the order in which they are applied. */
export type Migrations = readonly (readonly [area: string, steps: readonly string[]])[];

const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex').slice(0, 16);

/**
 * Applies the migrations that this database has not had yet, all of them or none. Throws where one that it had has been
 * edited since, or is unknown here: then tables and code do not fit each other.
 */
export function migrate(database: DatabaseSync, migrations: Migrations): void {
  transaction(database, () => {
    database.exec('create table if not exists migrations (step text primary key, checksum text) strict');
    addChecksums(database);
    const had = new Map(database.prepare('select step, checksum from migrations').all().map(({ step, checksum }) => [String(step), checksum]));
    const record = database.prepare('insert or replace into migrations (step, checksum) values (?, ?)');
    for (const [area, steps] of migrations) {
      for (const [index, sql] of steps.entries()) {
        const step = `${area} ${index + 1}`;
        const checksum = checksumOf(sql);
        const known = had.get(step);
        if (known && known !== checksum) throw new Error(`migration ${step} was edited after this data had it: a change is a further step of its tables.ts`);
        if (!had.delete(step)) database.exec(sql);
        record.run(step, checksum);
      }
    }
    const [unknown] = had.keys();
    if (unknown) throw new Error(`the data is newer than this program: it has had migration ${unknown}`);
  });
}

/** The first release recorded its steps without checksums; they get those of today. */
function addChecksums(database: DatabaseSync): void {
  const columns = database.prepare("select name from pragma_table_info('migrations')").all().map(({ name }) => name);
  if (!columns.includes('checksum')) database.exec('alter table migrations add column checksum text');
}
