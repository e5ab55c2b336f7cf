import { TRIAL } from '../../contract/members.ts';
import { BACK_OFFICE } from '../accounts/members.ts';
import type { Platform } from '../handler.ts';
import { hour } from '../time/lengths.ts';
import { row, rows } from '../store/database.ts';
import type { Settled } from './terms.ts';

/** Levels that a team is followed down; the bound also ends a circle of uplines. */
const deepest = 10;

/**
 * SQL that begins a query with `team (id, level)`: every member below the member `?1`.
 * Trial accounts and staff are left out with everyone below them, because they play with no money of their own.
 */
export const withTeam = `with recursive team (id, level) as (
  select id, 1 from members where upline_id = ?1 and type not in (${TRIAL}, ${BACK_OFFICE})
  union
  select members.id, level + 1 from members join team on members.upline_id = team.id
  where level < ${deepest} and type not in (${TRIAL}, ${BACK_OFFICE})
)`;

/** The team's stakes that were settled from `from` on and before `to` (epoch ms), those of a member and an hour as one, in no order; refunded ones were never played. */
export function settledIn({ database }: Pick<Platform, 'database'>, agentId: number, from: number, to: number): Settled[] {
  return rows<Settled>(
    database,
    `${withTeam} select member_id as memberId, level, sum(amount) as amount, sum(payout) as payout, min(settled_at) as settledAt
     from team join stakes on member_id = team.id where settled_at >= ?2 and settled_at < ?3 and not refunded group by member_id, level, settled_at / ${hour}`,
    agentId, from, to,
  );
}

/** Levels between the agent and a member; undefined for anybody else. */
export function levelOf({ database }: Pick<Platform, 'database'>, agentId: number, memberId: number): number | undefined {
  return row<{ level: number }>(database, `${withTeam} select level from team where id = ?2 order by level`, agentId, memberId)?.level;
}
