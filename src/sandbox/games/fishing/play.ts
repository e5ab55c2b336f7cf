import { Refusal, type Platform } from '../../handler.ts';
import { trueChance } from '../../play/chance.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { playOnce, readStake, type Settled } from '../../play/rounds.ts';
import type { PlayableGame } from '../games.ts';
import type { Input } from '../game-machine.ts';
import { fishNames, shoot, type Fish } from './rules.ts';

/** One shot at a fish. */
export function playShot(platform: Platform, session: GameSession, game: PlayableGame, input: Input): Settled<{ fish: Fish; pays: number }> {
  return playOnce(platform, session, game, input.round, () => {
    const fish = fishNames.find((name) => name === input.fish);
    if (!fish) throw new Refusal('request.invalid');
    const stake = readStake(input.stake, game.minimumBet);
    const draw = () => {
      const pays = shoot(fish, trueChance);
      return { payout: stake * pays, outcome: { fish, pays } };
    };
    return { title: game.name, stake, draw };
  });
}
