import { isTrial } from '../../contract/members.ts';
import type { Platform } from '../handler.ts';
import { row } from '../store/database.ts';
import { ladder, type Level } from './ladder.ts';

/** Deposits and stakes of a member so far, in minor units. */
export interface Volumes {
  deposits: number;
  stakes: number;
}

/** The member's volumes; refunded stakes do not count. */
export function volumesOf({ database }: Pick<Platform, 'database'>, memberId: number): Volumes {
  return row<{ deposits: number; stakes: number }>(
    database,
    `select coalesce(sum(paid_in) filter (where kind = 'deposit'), 0) + coalesce((select deposits from carried_volumes where member_id = ?1), 0) as deposits,
       coalesce(sum(paid_out - paid_in) filter (where kind in ('stake', 'refund')), 0) + coalesce((select stakes from carried_volumes where member_id = ?1), 0) as stakes
     from ledger_days where member_id = ?1`,
    memberId,
  )!;
}

/** Whether volumes are enough for a level. */
export const reaches = (volumes: Volumes, level: Level): boolean => volumes.deposits >= level.deposits && volumes.stakes >= level.stakes;

/** The highest level that a member has reached, or none; play money reaches none. */
export function levelOf(platform: Pick<Platform, 'database'>, memberId: number, type: number): Level | undefined {
  if (isTrial(type)) return undefined;
  const volumes = volumesOf(platform, memberId);
  return ladder.findLast((level) => reaches(volumes, level));
}
