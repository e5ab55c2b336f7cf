import { Refusal, type Platform } from '../handler.ts';
import { readRequestId } from '../http/request-id.ts';
import { balanceOf } from '../money/wallets.ts';
import { transaction } from '../store/transaction.ts';
import { betsOn, findBet, placeBet, settleBet, type Bet } from './bets.ts';
import type { GameSession } from './game-sessions.ts';
import { stakesFrom } from './stakes.ts';

/** A round as the page gets it. Amounts are minor units, `placedAt` epoch ms. */
interface Round {
  /** the pick */
  label: string;
  stake: number;
  payout: number;
  placedAt: number;
}

export type Settled<Outcome> = Round & Outcome & { balance: number };

/** The game that a round is of. */
export interface RoundGame {
  nodeId: string;
  vendor: string;
  category: string;
  available: boolean;
}

/** The stake of a round, and its draw. */
export interface Play<Outcome> {
  title: string;
  stake: number;
  /** Draws what happens; called after the stake is taken. */
  draw(): { payout: number; outcome: Outcome };
}

const mostRounds = 12;

const roundOf = ({ title, stake, payout, placedAt }: Bet): Round => ({ label: title, stake, payout, placedAt });

/** The member's latest rounds of the game that are over, newest first. */
export const latestRounds = (platform: Platform, session: GameSession): Round[] =>
  betsOn(platform, session.player.memberId, session.nodeId, mostRounds).filter(({ state }) => state !== 'open').map(roundOf);

/** Refuses a stake that the game does not offer. */
export function readStake(value: unknown, minimum: number, unit = 1): number {
  const stake = stakesFrom(minimum, unit).find((offered) => offered === value);
  if (stake === undefined) throw new Refusal('request.invalid');
  return stake;
}

/**
 * Takes the stake, draws and pays, all of it or none. The same `round` again answers the first
 * outcome and stakes nothing. `ready` refuses what is not on offer.
 */
export function playOnce<Outcome>(platform: Platform, session: GameSession, game: RoundGame, round: unknown, ready: () => Play<Outcome>): Settled<Outcome> {
  const reference = readRequestId(round);
  const { memberId } = session.player;
  transaction(platform.database, () => {
    if (findBet(platform, memberId, reference)) return;
    if (!game.available) throw new Refusal('game.unavailable');
    const { title, stake, draw } = ready();
    const { nodeId, vendor, category } = game;
    const placed = placeBet(platform, session.player, { reference, vendor, category, nodeId, title, stake });
    const { payout, outcome } = draw();
    settleBet(platform, placed, payout, outcome);
  });
  const bet = findBet(platform, memberId, reference);
  if (!bet?.outcome || bet.nodeId !== game.nodeId) throw new Refusal('request.invalid');
  return { ...(JSON.parse(bet.outcome) as Outcome), ...roundOf(bet), balance: balanceOf(platform, memberId) };
}
