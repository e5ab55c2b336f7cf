import type { Platform } from '../../handler.ts';
import { betsOn } from '../../play/bets.ts';
import { trueChance } from '../../play/chance.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { playOnce, readStake, type Settled } from '../../play/rounds.ts';
import type { PlayableGame } from '../games.ts';
import type { Input } from '../game-machine.ts';
import type { SlotMachine, SlotStep } from './machine.ts';
import { spin } from './spin.ts';

interface SlotOutcome {
  steps: SlotStep[];
}

/** The window shown first: the member's last one, or one in which nothing stands side by side. */
export function standingGrid(platform: Platform, session: GameSession, { columns, rows, weights }: SlotMachine): number[] {
  const [last] = betsOn(platform, session.player.memberId, session.nodeId, 1);
  const steps = last?.outcome ? (JSON.parse(last.outcome) as Partial<SlotOutcome>).steps : undefined;
  const grid = steps?.at(-1)?.grid;
  const symbols = weights[0]!.length;
  return grid?.length === columns * rows ? grid : Array.from({ length: columns * rows }, (_, cell) => 2 + ((cell % columns) * 2 + Math.floor(cell / columns) * 3) % (symbols - 2));
}

export function playSlots(platform: Platform, session: GameSession, game: PlayableGame, machine: SlotMachine, input: Input): Settled<SlotOutcome> {
  return playOnce(platform, session, game, input.round, () => {
    const stake = readStake(input.stake, game.minimumBet, machine.unit);
    const draw = () => {
      const { steps, units } = spin(machine, trueChance);
      return { payout: (stake * units) / machine.unit, outcome: { steps } };
    };
    return { title: game.name, stake, draw };
  });
}
