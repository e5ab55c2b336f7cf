import type { PlayVisit } from '../../contract/endpoints/responsible.ts';
import { checkMinutes } from '../../contract/responsible.ts';
import type { Platform } from '../handler.ts';
import { row } from '../store/database.ts';
import { noteHere } from './time.ts';
import { resultIn } from './usage.ts';

/** Minutes between two reality checks of the member. */
export function checkMinutesOf({ database }: Pick<Platform, 'database'>, memberId: number): number {
  const chosen = row<{ minutes: number }>(database, 'select minutes from reality_checks where member_id = ?', memberId);
  return chosen?.minutes ?? Math.max(...checkMinutes);
}

/** Notes that the member is here, and answers how long the login session with this token digest lasts and what it has brought. */
export function noteVisit(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, session: string): PlayVisit {
  noteHere(platform, memberId);
  const now = platform.clock.now();
  const openedAt = row<{ openedAt: number }>(platform.database, 'select opened_at as openedAt from sessions where token_hash = ?', session)?.openedAt ?? now;
  return {
    openedAt,
    serverTime: now,
    result: resultIn(platform, memberId, { from: openedAt, to: now + 1 }),
    checkMinutes: checkMinutesOf(platform, memberId),
  };
}
