import type { PlayableGame } from '../games.ts';
import type { Platform } from '../../handler.ts';
import { betsOn } from '../../play/bets.ts';
import { trueChance } from '../../play/chance.ts';
import { paytableOf } from './paytable.ts';
import { playOnce, readStake } from '../../play/rounds.ts';
import type { Settled } from '../../play/rounds.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { spin } from './spin.ts';
import type { Spin } from './spin.ts';

/** The stored outcome of a round on the reels. */
type ReelsOutcome = Pick<Spin, 'grid' | 'wins'>;

/** The grid shown first: the member's last outcome, or one that pays nothing. */
export function standingGrid(platform: Platform, session: GameSession): number[] {
  const [last] = betsOn(platform, session.player.memberId, session.nodeId, 1);
  return last?.outcome ? (JSON.parse(last.outcome) as ReelsOutcome).grid : [1, 4, 2, 3, 0, 5, 6, 2, 1];
}

export function playReels(
  platform: Platform, session: GameSession, game: PlayableGame, input: { round?: unknown; stake?: unknown },
): Settled<ReelsOutcome> {
  return playOnce(platform, session, game, input.round, () => {
    const stake = readStake(input.stake, game.minimumBet);
    const draw = () => {
      const { grid, wins, multiplier } = spin(paytableOf(game.nodeId), trueChance);
      return { payout: stake * multiplier, outcome: { grid, wins } };
    };
    return { title: game.name, stake, draw };
  });
}
