import type { DatabaseSync } from 'node:sqlite';
import type { Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { digest } from './sessions.ts';

/** Within this many ms failed attempts count. */
const attemptWindow = 15 * 60 * 1000;

/** How many attempts within the window are let through. */
export const attemptLimits = { account: 10, address: 60, trial: 20 } as const;

/** What an attempt is counted by: the typed account, the network address, the visitor's cookie, the address of a trial. */
export type AttemptScope = 'account' | 'address' | 'visitor' | 'trial';

/** The attempts that count against a subject. */
export function attemptsOf({ database, clock }: Platform, scope: AttemptScope, subject: string): number {
  const counted = row<{ count: number }>(
    database,
    'select count(*) as count from login_attempts where scope = ? and subject = ? and at > ?',
    scope, digest(subject), clock.now() - attemptWindow,
  );
  return counted!.count;
}

/**
 * Counts an attempt and answers what forgets just this one. Subjects are stored as digests:
 * what a person typed as account may be their password.
 */
export function recordAttempt({ database, clock }: Platform, scope: AttemptScope, subject: string): () => void {
  const now = clock.now();
  change(database, 'delete from login_attempts where at <= ?', now - attemptWindow);
  const { id } = change(database, 'insert into login_attempts (scope, subject, at) values (?, ?, ?)', scope, digest(subject), now);
  return () => change(database, 'delete from login_attempts where id = ?', id);
}

export function forgetAttempts({ database }: Platform, scope: AttemptScope, subject: string): void {
  change(database, 'delete from login_attempts where scope = ? and subject = ?', scope, digest(subject));
}

export function forgetAllAttempts(database: DatabaseSync): void {
  change(database, 'delete from login_attempts');
}
