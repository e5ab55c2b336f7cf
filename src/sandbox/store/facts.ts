import type { DatabaseSync } from 'node:sqlite';
import { change, row } from './database.ts';

/** Names of single values that belong to the whole platform. */
export type FactName = 'rsa private key' | 'draw secret' | 'console token' | 'clock offset' | 'filled' | 'crowd until' | `draw ${string}` | `ahead ${string}`;

export function fact(database: DatabaseSync, name: FactName): string | undefined {
  return row<{ value: string }>(database, 'select value from facts where name = ?', name)?.value;
}

export function setFact(database: DatabaseSync, name: FactName, value: string): void {
  change(database, 'insert into facts (name, value) values (?, ?) on conflict do update set value = excluded.value', name, value);
}
