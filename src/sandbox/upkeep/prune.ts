import type { DatabaseSync } from 'node:sqlite';
import { TRIAL } from '../../contract/members.ts';
import type { Platform } from '../handler.ts';
import { change, rows } from '../store/database.ts';
import { startTimer } from '../store/timer.ts';
import { transaction } from '../store/transaction.ts';
import { day, hour } from '../time/lengths.ts';

/** ms that ended rows are kept: the boards show wins of today and yesterday. */
export const keptFor = { crowd: 3 * day, outbox: 30 * day, requests: 30 * day, trialMembers: 30 * day } as const;

const interval = hour;

/** Statements that delete rows that had ended by `?1`, epoch ms. */
const expired = [
  'delete from sessions where expires_at <= ?1',
  'delete from captchas where expires_at <= ?1',
  // A right code that comes late is not called wrong.
  `delete from sms_codes where expires_at <= ?1 - ${hour}`,
  'delete from password_links where expires_at <= ?1',
  `delete from seats where launched_at <= ?1 - ${day}`,
  // Up to 30 MB of each member that no application ever names.
  `delete from application_pictures where application_id is null and uploaded_at <= ?1 - ${day}`,
  `delete from outbox where sent_at <= ?1 - ${keptFor.outbox}`,
  `delete from money_requests where at <= ?1 - ${keptFor.requests}`,
  // Bets that a crowd without members has left.
  `delete from bets where member_id is null and placed_at <= ?1 - ${keptFor.crowd}`,
];

/** Deletes what the platform no longer needs, so that it can run for years: members and their money always stay. */
export function prune({ database, clock }: Pick<Platform, 'database' | 'clock'>): void {
  const now = clock.now();
  for (const statement of expired) change(database, statement, now);
  const gone = rows<{ id: number }>(
    database,
    `select id from members where (type = ${TRIAL} and merchant in (select trial_code from merchants) and registered_at <= ?
       and not exists (select 1 from sessions where member_id = members.id)) or (simulated and registered_at <= ?)`,
    now - keptFor.trialMembers, now - keptFor.crowd,
  );
  if (gone.length) transaction(database, () => deleteMembers(database, gone.map(({ id }) => id)));
}

/** Deletes members with every row that names them or their bets; the ledger allows it for trial members and the crowd alone. */
function deleteMembers(database: DatabaseSync, ids: readonly number[]): void {
  const list = JSON.stringify(ids);
  const among = 'in (select value from json_each(?))';
  for (const { child, key } of referencesTo(database, 'bets')) {
    change(database, `delete from "${child}" where "${key}" in (select id from bets where member_id ${among})`, list);
  }
  for (const owner of ['wallets', 'members'] as const) {
    for (const { child, key } of referencesTo(database, owner)) {
      if (child !== 'wallets' && child !== 'members') change(database, `delete from "${child}" where "${key}" ${among}`, list);
    }
  }
  change(database, `delete from wallets where member_id ${among}`, list);
  change(database, `delete from members where id ${among}`, list);
}

const referencesTo = (database: DatabaseSync, table: string): { child: string; key: string }[] => rows(
  database,
  `select child.name as child, reference."from" as key from sqlite_schema as child join pragma_foreign_key_list(child.name) as reference
   where child.type = 'table' and reference."table" = ?`,
  table,
);

/** Prunes every hour. Returns a function that stops it. */
export function startPruning(platform: Platform): () => void {
  return startTimer('pruning', interval, () => prune(platform));
}
