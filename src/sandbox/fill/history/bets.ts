import { lotteries } from '../../catalogue/lotteries.ts';
import { hotMatchesAt } from '../../games/sports/matches.ts';
import type { Platform } from '../../handler.ts';
import { nextPeriod, sells } from '../../lottery/schedule.ts';
import { buyTicket } from '../../lottery/tickets.ts';
import { refund, stake } from '../../money/stakes.ts';
import { placeBet, settleBet } from '../../play/bets.ts';
import type { Chance } from '../../play/chance.ts';
import { openMatchBet } from '../../games/sports/bet-on-match.ts';
import { upcoming } from '../../games/sports/fixtures.ts';
import { results } from '../../games/sports/match.ts';
import { quickGames, quickRound, type QuickGame } from '../../games/quick-round.ts';
import type { GameSession } from '../../play/game-sessions.ts';

export type Player = GameSession['player'];

/** A round that is drawn but not yet played. */
export interface Round {
  game: QuickGame;
  stake: number;
  payout: number;
  outcome: unknown;
}

/** Minor units that the filled members stake, the usual ones most often. */
const stakes = [100, 200, 200, 500, 500, 500, 1_000, 1_000, 2_000, 5_000];

/** The most that one bet of theirs takes. */
export const dearestBet = Math.max(...stakes);

export const stakeBy = (chance: Chance): number => stakes[chance(stakes.length)]!;

/** The games that the filled members play. */
export const popularGames = (platform: Platform): QuickGame[] => quickGames(platform).slice(0, 12);

export function drawRound(games: readonly QuickGame[], chance: Chance): Round {
  const game = games[chance(games.length)]!;
  const amount = stakeBy(chance);
  return { game, stake: amount, ...quickRound(game, amount, chance) };
}

/** Whether a purse of so many minor units pays each of these rounds when its turn comes. */
export function paysFor(purse: number, rounds: readonly Round[]): boolean {
  let left = purse;
  return rounds.every(({ stake: amount, payout }) => {
    const pays = left >= amount;
    left += payout - amount;
    return pays;
  });
}

export function playRound(platform: Platform, player: Player, reference: string, { game, stake: amount, payout, outcome }: Round): void {
  const { nodeId, vendor, category, name } = game;
  settleBet(platform, placeBet(platform, player, { reference, vendor, category, nodeId, title: name, stake: amount }), payout, outcome);
}

/** Bets on the next match; the settling of matches pays it when it has ended. */
export function betOnNextMatch(platform: Platform, player: Player, reference: string, chance: Chance): void {
  const [match] = hotMatchesAt(platform, 'pt');
  const [fixture] = upcoming(platform.seed, platform.clock.now(), 1);
  if (!match || !fixture) return;
  const { nodeId, vendor } = match;
  const placed = placeBet(platform, player, { reference, vendor, category: 'SPORTS', nodeId, title: `${fixture.homeTeam} x ${fixture.awayTeam}`, stake: stakeBy(chance) });
  openMatchBet(platform, placed.id, fixture, results[chance(results.length)]!);
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
  const session = { id: '', secret: '', player, kind: 'lottery' as const, nodeId: '', focus: '', language: 'pt' as const, backUrl: '', openedAt: now };
  buyTicket(platform, session, { round: reference, stake: [100, 200, 500][chance(3)], lottery: lottery.gameCode, period: nextPeriod(lottery, now).number, kind, pick });
}
