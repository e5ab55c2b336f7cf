import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { change } from '../../src/sandbox/store/database.ts';

interface BareMember {
  merchant?: string;
  cpf?: string;
  cpfHeld?: 0 | 1;
}

/** Adds a member with an empty wallet and no login, for rules that are tested without a platform. Returns its id. */
export function addMember(database: DatabaseSync, { merchant = 'leve', cpf, cpfHeld = 0 }: BareMember = {}): number {
  const { id } = change(database, 'insert into members (merchant, account, type, registered_at, cpf, cpf_held) values (?, ?, 0, 0, ?, ?)', merchant, randomUUID(), cpf ?? null, cpfHeld);
  change(database, "insert into wallets (member_id, currency) values (?, 'BRL')", id);
  return id;
}
