import { isOneLine } from '../../contract/clean.ts';
import type { acceptTerms } from '../../contract/endpoints/member.ts';
import { callerOf, Refusal, type Handler, type Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { limitAttempts } from './attempts.ts';

/** Characters of a version, as merchants' files have them. */
const longest = 32;

/**
 * Keeps that a member has agreed to a version of the terms; said again, the first time stays. Refused as `request.invalid`
 * where it is none, and with `request.too.many` after ten of a day.
 */
export function keepConsent(platform: Platform, memberId: number, version: string): void {
  const { database, clock } = platform;
  if (!version.trim() || version.length > longest || !isOneLine(version)) throw new Refusal('request.invalid');
  if (consentOf(platform, memberId) === version) return;
  limitAttempts(platform, 'consent', String(memberId));
  change(database, 'insert into consents (member_id, version, at) values (?, ?, ?)', memberId, version, clock.now());
}

/** The version that a member has agreed to last; none: who was here before is not asked. */
export const consentOf = ({ database }: Pick<Platform, 'database'>, memberId: number): string | undefined =>
  row<{ version: string }>(database, 'select version from consents where member_id = ? order by at desc, rowid desc limit 1', memberId)?.version;

export const agree: Handler<typeof acceptTerms> = (call) => {
  keepConsent(call.platform, callerOf(call).memberId, call.input.version);
  return {};
};
