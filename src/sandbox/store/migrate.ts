import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './transaction.ts';

/** The steps of every area, in the order in which they are applied. */
export type Migrations = readonly (readonly [area: string, steps: readonly string[]])[];

/** Applies the migrations that this database has not had yet, all of them or none. */
export function migrate(database: DatabaseSync, migrations: Migrations): void {
  transaction(database, () => {
    database.exec('create table if not exists migrations (step text primary key) strict');
    const had = new Set(database.prepare('select step from migrations').all().map((row) => row.step));
    const record = database.prepare('insert into migrations (step) values (?)');
    for (const [area, steps] of migrations) {
      for (const [index, sql] of steps.entries()) {
        const step = `${area} ${index + 1}`;
        if (had.has(step)) continue;
        database.exec(sql);
        record.run(step);
      }
    }
  });
}
