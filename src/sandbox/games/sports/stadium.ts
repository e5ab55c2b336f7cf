import type { Language } from '../../languages.ts';
import { artPath, imageCDN } from '../../art/art-path.ts';
import type { Platform } from '../../handler.ts';
import { balanceOf } from '../../money/wallets.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { rows } from '../../store/database.ts';
import { begun, standingAt, upcoming, type Fixture, type Standing } from './fixtures.ts';
import { oddsOf, type Result } from './match.ts';
import { mostUpcoming } from './matches.ts';

/** Matches that have begun, which stay on the page beside those to come. */
const mostBegun = 2;
const shownBets = 12;

interface ShownMatch extends Omit<Standing, 'goals'> {
  id: string;
  kicksOffAt: number;
  league: string;
  home: { name: string; crest: string; goals: number };
  away: { name: string; crest: string; goals: number };
  /** hundredths */
  odds: Record<Result, number>;
}

interface ShownBet {
  id: number;
  label: string;
  /** its id */
  match: string;
  picked: Result;
  /** hundredths */
  odds: number;
  stake: number;
  payout: number;
  state: 'open' | 'won' | 'lost';
}

/** The state of the sports page. Amounts are minor units, times epoch ms. */
export interface Stadium {
  now: number;
  balance: number;
  /** those under way, those to come, those that have ended */
  matches: ShownMatch[];
  /** the member's, newest first */
  bets: ShownBet[];
}

function shown(platform: Platform, fixture: Fixture, language: Language): ShownMatch {
  const { id, kicksOffAt, league, homeTeam, awayTeam } = fixture;
  const { goals, ...standing } = standingAt(platform.seed, fixture, platform.clock.now());
  const team = (name: string, side: 'home' | 'away') => ({ name, crest: imageCDN + artPath('crests', name), goals: goals.filter((goal) => goal.side === side).length });
  return { ...standing, id, kicksOffAt, league: league[language], home: team(homeTeam, 'home'), away: team(awayTeam, 'away'), odds: oddsOf(platform.seed, id) };
}

/** The matches as they stand now, and the member's bets on them. */
export function stadiumOf(platform: Platform, { player, language }: GameSession): Stadium {
  const { database, clock, seed } = platform;
  const now = clock.now();
  const fixtures = [...begun(seed, now, mostBegun).toReversed(), ...upcoming(seed, now, mostUpcoming)];
  const bets = rows<ShownBet>(
    database,
    `select bets.id, title as label, match, picked, odds, stake, payout, state from bets join match_bets on bet_id = bets.id
     where member_id = ? and category = 'SPORTS' order by bets.id desc limit ?`,
    player.memberId, shownBets,
  );
  const matches = fixtures.map((fixture) => shown(platform, fixture, language));
  return { now, balance: balanceOf(platform, player.memberId), matches: (['live', 'open', 'ended'] as const).flatMap((state) => matches.filter((match) => match.state === state)), bets };
}
