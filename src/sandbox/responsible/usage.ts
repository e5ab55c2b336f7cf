import type { LimitKind } from '../../contract/responsible.ts';
import type { Platform } from '../handler.ts';
import { row } from '../store/database.ts';
import { playedOn } from './time.ts';
import type { Stretch } from './windows.ts';

/** ms */
const minute = 60_000;

/** What came in by deposits, minor units. */
function depositedIn({ database }: Pick<Platform, 'database'>, memberId: number, { startsAt, endsAt }: Stretch): number {
  return row<{ sum: number }>(
    database, "select coalesce(sum(amount), 0) as sum from ledger where member_id = ? and kind = 'deposit' and at >= ? and at < ?", memberId, startsAt, endsAt,
  )!.sum;
}

/** Won less staked, minor units; what is still open counts as lost. */
export function resultIn({ database }: Pick<Platform, 'database'>, memberId: number, { startsAt, endsAt }: Stretch): number {
  return row<{ sum: number }>(
    database,
    "select coalesce(sum(amount), 0) as sum from ledger where member_id = ? and kind in ('stake', 'win', 'refund') and at >= ? and at < ?",
    memberId, startsAt, endsAt,
  )!.sum;
}

/** How much of a limit is used up in a stretch of time: minor units, or whole minutes. */
export function usedIn(platform: Pick<Platform, 'database'>, memberId: number, kind: LimitKind, stretch: Stretch): number {
  switch (kind) {
    case 'deposit':
      return depositedIn(platform, memberId, stretch);
    case 'loss':
      return Math.max(0, -resultIn(platform, memberId, stretch));
    case 'time':
      return Math.floor(playedOn(platform, memberId, stretch.startsAt) / minute);
  }
}
