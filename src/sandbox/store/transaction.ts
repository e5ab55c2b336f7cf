import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` so that all of it happens or none of it. Inside another transaction it becomes a
 * part of that one which can fail by itself. `work` must not wait for anything: the connection
 * is shared, and another call's statements would slip into the open transaction.
 */
export function transaction<T>(database: DatabaseSync, work: () => T extends Promise<unknown> ? never : T): T {
  const nested = database.isTransaction;
  database.exec(nested ? 'savepoint part' : 'begin immediate');
  try {
    const result = work();
    database.exec(nested ? 'release part' : 'commit');
    return result;
  } catch (error) {
    // A full disk or a failed deferred key may have ended the transaction already.
    if (database.isTransaction) database.exec(nested ? 'rollback to part; release part' : 'rollback');
    throw error;
  }
}
