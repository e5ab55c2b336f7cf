import { lotteries } from '../../catalogue/lotteries.ts';
import { hotMatchesAt } from '../../games/sports/matches.ts';
import type { Platform } from '../../handler.ts';
import { nextPeriod, sells } from '../../lottery/schedule.ts';
import { buyTicket } from '../../lottery/tickets.ts';
import { refund, stake } from '../../money/stakes.ts';
import { placeBet, settleBet } from '../../play/bets.ts';
import type { Chance } from '../../play/chance.ts';
import { oddsOf, playMatch, results } from '../../games/sports/match.ts';
import { paytableOf } from '../../games/reels/paytable.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { spin } from '../../games/reels/spin.ts';
import { rows } from '../../store/database.ts';

export type Player = GameSession['player'];

export interface Game {
  nodeId: string;
  vendor: string;
  category: string;
  name: string;
}

/** A round on the reels, drawn but not yet played. */
export interface Round {
  game: Game;
  stake: number;
  payout: number;
  outcome: unknown;
}

/** Minor units that the filled members stake, the usual ones most often. */
const stakes = [100, 200, 200, 500, 500, 500, 1_000, 1_000, 2_000, 5_000];

export const stakeBy = (chance: Chance): number => stakes[chance(stakes.length)]!;

/** The games that the filled members play. */
export const popularGames = ({ database }: Platform): Game[] => rows<Game>(
  database,
  "select node_id as nodeId, vendor, category, name_pt as name from games where hot_position is not null and category not in ('SPORTS', 'LOTT', 'ELOTT') order by hot_position limit 12",
);

export function drawRound(games: readonly Game[], chance: Chance): Round {
  const game = games[chance(games.length)]!;
  const amount = stakeBy(chance);
  const { grid, wins, multiplier } = spin(paytableOf(game.nodeId), chance);
  return { game, stake: amount, payout: amount * multiplier, outcome: { grid, wins } };
}

export function playRound(platform: Platform, player: Player, reference: string, { game, stake: amount, payout, outcome }: Round): void {
  const { nodeId, vendor, category, name } = game;
  settleBet(platform, placeBet(platform, player, { reference, vendor, category, nodeId, title: name, stake: amount }), payout, outcome);
}

export function betOnNextMatch(platform: Platform, player: Player, reference: string, chance: Chance): void {
  const [match] = hotMatchesAt(platform, 'pt');
  if (!match) return;
  const { nodeId, vendor, roomId, homeTeam, awayTeam } = match;
  const picked = results[chance(results.length)]!;
  const amount = stakeBy(chance);
  const placed = placeBet(platform, player, { reference, vendor, category: 'SPORTS', nodeId, title: `${homeTeam} x ${awayTeam}`, stake: amount });
  const played = playMatch(platform.seed, roomId, chance);
  const payout = played.result === picked ? Math.floor((amount * oddsOf(platform.seed, roomId)[picked]) / 100) : 0;
  settleBet(platform, placed, payout, { ...played, match: roomId, picked });
}

/** A match that was called off: the stake comes back. */
export function betOnLostMatch(platform: Platform, player: Player, reference: string, chance: Chance): void {
  stake(platform, { memberId: player.memberId, reference, title: 'Santa Aurora x Porto Real', amount: stakeBy(chance) });
  refund(platform, player.memberId, reference);
}

/** Buys a ticket of a lottery on sale; the next settling of draws settles it. */
export function buyQuickTicket(platform: Platform, player: Player, reference: string, chance: Chance): void {
  const now = platform.clock.now();
  const onSale = lotteries.filter((lottery) => 'every' in lottery.schedule && sells(lottery, nextPeriod(lottery, now), now));
  const lottery = onSale[chance(onSale.length)];
  if (!lottery) return;
  const kind = (['even', 'odd', 'low', 'high', 'two'] as const)[chance(5)]!;
  const pick = kind === 'two' ? String(10 + chance(90)) : '';
  const session: GameSession = { id: '', session: '', player, kind: 'lottery', nodeId: '', focus: '', language: 'pt', backUrl: '' };
  buyTicket(platform, session, { round: reference, stake: [100, 200, 500][chance(3)], lottery: lottery.gameCode, period: nextPeriod(lottery, now).number, kind, pick });
}
