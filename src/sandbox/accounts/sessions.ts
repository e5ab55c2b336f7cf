import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { digest } from '../crypto/secrets.ts';
import type { Caller, Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { hour } from '../time/lengths.ts';

/** ms that a session stays open after login and after each renewal. */
export const sessionLifetime = 2 * hour;
/** ms after login at which a session ends, however often it was renewed. */
export const longestSession = 24 * hour;

/** Opens a session for the member and answers its token; only the token's digest is stored. */
export function openSession({ database, clock }: Platform, memberId: number): string {
  const now = clock.now();
  change(database, 'delete from sessions where expires_at <= ?', now);
  const token = randomBytes(32).toString('base64url');
  change(database, 'insert into sessions values (?, ?, ?, ?)', digest(token), memberId, now, now + sessionLifetime);
  return token;
}

/** The member behind a token of this merchant or its trial merchant; undefined when it has ended or never was. */
export function findCaller({ database, clock }: Platform, token: string, merchant: { code: string; trialCode: string }): Caller | undefined {
  const found = row<Omit<Caller, 'token'>>(
    database,
    `select members.id as memberId, account, type from sessions join members on members.id = member_id
     where token_hash = ? and expires_at > ? and merchant in (?, ?) and not disabled`,
    digest(token), clock.now(), merchant.code, merchant.trialCode,
  );
  return found && { ...found, token };
}

/** ms since the login that opened the session of a token. */
export function sessionAge({ database, clock }: Platform, token: string): number {
  const found = row<{ opened: number }>(database, 'select opened_at as opened from sessions where token_hash = ?', digest(token));
  return found ? clock.now() - found.opened : Infinity;
}

/** Ends every session of the member, but the one with the token `kept`. */
export function endMemberSessions(database: DatabaseSync, memberId: number, kept = ''): void {
  change(database, 'delete from sessions where member_id = ? and token_hash <> ?', memberId, digest(kept));
}

/** Renews the session of a token, by its digest, up to the longest time that a session may last. */
export function extendSession({ database, clock }: Pick<Platform, 'database' | 'clock'>, tokenDigest: string): void {
  change(
    database, 'update sessions set expires_at = min(?, opened_at + ?) where token_hash = ?', clock.now() + sessionLifetime, longestSession, tokenDigest,
  );
}

export function endSession(database: DatabaseSync, token: string): void {
  change(database, 'delete from sessions where token_hash = ?', digest(token));
}
