import { Refusal, type Platform } from '../../handler.ts';
import { readRequestId } from '../../http/request-id.ts';
import { cancelStakes } from '../../money/stakes.ts';
import { findBet, placeBet, settleBet } from '../../play/bets.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { readStake } from '../../play/rounds.ts';
import { change, rows } from '../../store/database.ts';
import { startTimer } from '../../store/timer.ts';
import { transaction } from '../../store/transaction.ts';
import { second } from '../../time/lengths.ts';
import type { PlayableGame } from '../games.ts';
import { begun, finalOf, upcoming, type Fixture } from './fixtures.ts';
import { oddsOf, results, type Result } from './match.ts';
import { mostUpcoming } from './matches.ts';
import { stadiumOf, type Stadium } from './stadium.ts';

interface Input {
  round?: unknown;
  stake?: unknown;
  match?: unknown;
  result?: unknown;
}

/** Places a bet that is open until the match ends; the same `round` again stakes nothing. Refused with `match.begun` from kick-off on. */
export function betOnMatch(platform: Platform, session: GameSession, game: PlayableGame, input: Input): Stadium {
  const reference = readRequestId(input.round);
  transaction(platform.database, () => {
    const earlier = findBet(platform, session.player.memberId, reference);
    if (earlier && earlier.nodeId !== game.nodeId) throw new Refusal('request.invalid');
    if (earlier) return;
    if (!game.available) throw new Refusal('game.unavailable');
    const fixture = openFixture(platform, input.match);
    const picked = results.find((result) => result === input.result);
    if (!picked) throw new Refusal('request.invalid');
    const stake = readStake(input.stake, game.minimumBet);
    const { nodeId, vendor, category } = game;
    const title = `${fixture.homeTeam} x ${fixture.awayTeam}`;
    const bet = placeBet(platform, session.player, { reference, vendor, category, nodeId, title, stake });
    openMatchBet(platform, bet.id, fixture, picked);
  });
  return stadiumOf(platform, session);
}

/** Writes what a bet that was placed is on; `settleMatches` does the rest. */
export function openMatchBet({ database, seed }: Platform, betId: number, { id, endsAt }: Fixture, picked: Result): void {
  change(database, 'insert into match_bets (bet_id, match, picked, odds, ends_at) values (?, ?, ?, ?, ?)', betId, id, picked, oddsOf(seed, id)[picked], endsAt);
}

function openFixture({ seed, clock }: Platform, id: unknown): Fixture {
  const now = clock.now();
  const fixture = upcoming(seed, now, mostUpcoming).find((each) => each.id === id);
  if (fixture) return fixture;
  throw new Refusal(begun(seed, now, mostUpcoming).some((each) => each.id === id) ? 'match.begun' : 'request.invalid');
}

interface OpenBet {
  id: number;
  memberId: number;
  reference: string;
  stake: number;
  match: string;
  picked: Result;
  odds: number;
}

/** Settles the bets on every match that has ended, all by one result. Cheap where nothing is due. */
export function settleMatches(platform: Platform): void {
  const { database, clock, seed } = platform;
  const due = rows<OpenBet>(
    database,
    `select bets.id, member_id as memberId, reference, stake, match, picked, odds
     from match_bets join bets on bets.id = bet_id where not settled and ends_at <= ? order by ends_at`,
    clock.now(),
  );
  for (const { stake, match, picked, odds, ...bet } of due) {
    transaction(database, () => {
      cancelBets(platform, bet.memberId, match);
      const played = finalOf(seed, match);
      change(database, 'update match_bets set settled = 1 where bet_id = ?', bet.id);
      settleBet(platform, bet, played.result === picked ? Math.floor((stake * odds) / 100) : 0, { ...played, match, picked });
    });
  }
}

/** Two results of one match leave only the third to lose by: none of the member's bets on it counts. */
function cancelBets(platform: Platform, memberId: number, match: string): void {
  const placed = rows<{ reference: string; picked: Result }>(
    platform.database, 'select reference, picked from match_bets cross join bets on bet_id = bets.id where member_id = ? and match = ?', memberId, match,
  );
  if (new Set(placed.map(({ picked }) => picked)).size > 1) cancelStakes(platform, memberId, placed.map(({ reference }) => reference));
}

/** Settles matches as they end. Returns a function that stops it. */
export const startMatches = (platform: Platform): (() => void) => startTimer('settling matches', second, () => settleMatches(platform));
