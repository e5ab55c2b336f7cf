import type { Match } from '../../../contract/endpoints/content.ts';
import type { Language } from '../../../contract/languages.ts';
import { leagues } from '../../catalogue/leagues.ts';
import type { Platform, Seed } from '../../handler.ts';
import { repeatableChance } from '../../play/chance.ts';
import { row } from '../../store/database.ts';
import { minute } from '../../time/lengths.ts';
import { artPath } from '../../art/art-path.ts';

/** A match of the platform kicks off each time this many ms pass. */
const pace = 90 * minute;
const shown = 12;

/**
 * The next matches, soonest first. They follow from the seed and the time, so there are always
 * twelve to come, and one keeps its teams and its id until it has begun.
 */
export function hotMatchesAt(platform: Platform, language: Language): Match[] {
  const sports = row<{ nodeId: string; vendor: string }>(
    platform.database, "select node_id as nodeId, vendor from games where category = 'SPORTS' order by position limit 1",
  );
  if (!sports) return [];
  const first = Math.floor(platform.clock.now() / pace) + 1;
  return Array.from({ length: shown }, (_, index) => ({ ...matchOf(platform.seed, first + index, language), ...sports }));
}

function matchOf(seed: Seed, turn: number, language: Language): Omit<Match, 'vendor' | 'nodeId'> {
  const chance = repeatableChance(seed, `teams ${turn}`);
  const league = leagues[chance(leagues.length)]!;
  const home = chance(league.teams.length);
  const away = (home + 1 + chance(league.teams.length - 1)) % league.teams.length;
  const [homeTeam, awayTeam] = [league.teams[home]!, league.teams[away]!];
  return {
    matchTime: turn * pace,
    league: league.name[language],
    homeTeam: homeTeam.name,
    awayTeam: awayTeam.name,
    homeTeamImageUrl: artPath('crests', homeTeam.name),
    awayTeamImageUrl: artPath('crests', awayTeam.name),
    roomId: `match-${turn}`,
  };
}
