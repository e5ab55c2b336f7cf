import type { PlayVisit } from '../../contract/endpoints/responsible.ts';
import { checkMinutes } from '../../contract/responsible.ts';
import { isTrial } from '../../contract/members.ts';
import type { Caller, Platform } from '../handler.ts';
import { isOffered } from './offered.ts';
import { row } from '../store/database.ts';
import { resultIn } from './usage.ts';

/** Minutes between two reality checks, as the member chose them, or the longest that there are. */
export function checkMinutesOf({ database }: Pick<Platform, 'database'>, memberId: number): number {
  const chosen = row<{ minutes: number }>(database, 'select minutes from reality_checks where member_id = ?', memberId);
  return chosen?.minutes ?? Math.max(...checkMinutes);
}

/** The reality check of the session that was opened at `openedAt`, epoch ms. */
export function visitSince(platform: Pick<Platform, 'database' | 'clock'>, memberId: number, openedAt: number): PlayVisit {
  const now = platform.clock.now();
  return {
    openedAt,
    serverTime: now,
    result: resultIn(platform, memberId, { from: openedAt, to: now + 1 }),
    checkMinutes: checkMinutesOf(platform, memberId),
  };
}

/** What a game's page needs for its reality check; empty where the member has none. */
export const visitOf = (platform: Pick<Platform, 'database' | 'clock'>, { memberId, type }: Pick<Caller, 'memberId' | 'type'>, openedAt: number): Partial<PlayVisit> =>
  isTrial(type) || !isOffered(platform, memberId) ? {} : visitSince(platform, memberId, openedAt);
