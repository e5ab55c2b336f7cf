import type { Match } from '../../../contract/endpoints/board.ts';
import type { Language } from '../../languages.ts';
import { artPath } from '../../art/art-path.ts';
import type { Platform } from '../../handler.ts';
import { row } from '../../store/database.ts';
import { upcoming } from './fixtures.ts';

/** Matches to come that are offered. */
export const mostUpcoming = 12;

/** The next matches, soonest first; none where the merchant has no sports. */
export function hotMatchesAt({ database, clock, seed }: Platform, language: Language): Match[] {
  const sports = row<{ nodeId: string; vendor: string }>(
    database, "select node_id as nodeId, vendor from games where category = 'SPORTS' order by position limit 1",
  );
  if (!sports) return [];
  const { nodeId, vendor } = sports;
  return upcoming(seed, clock.now(), mostUpcoming).map(({ id, kicksOffAt, league, homeTeam, awayTeam }) => ({
    nodeId,
    vendor,
    matchTime: kicksOffAt,
    league: league[language],
    homeTeam,
    awayTeam,
    homeTeamImageUrl: artPath('crests', homeTeam),
    awayTeamImageUrl: artPath('crests', awayTeam),
    roomId: id,
  }));
}
