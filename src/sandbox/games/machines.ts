import { blackjackGame } from './blackjack/game.ts';
import { crashGame } from './crash/game.ts';
import { fishingGame } from './fishing/game.ts';
import type { GameMachine } from './game-machine.ts';
import type { PlayableGame } from './games.ts';
import { machineOf, type MachineName } from './machine-of.ts';
import { pokerGame } from './poker/game.ts';
import { rouletteGame } from './roulette/game.ts';
import { slotGame } from './slots/game.ts';
import { slotMachines } from './slots/machines.ts';

const machines: Readonly<Record<MachineName, GameMachine>> = {
  classic: slotGame(slotMachines.classic),
  lines: slotGame(slotMachines.lines),
  ways: slotGame(slotMachines.ways),
  cascade: slotGame(slotMachines.cascade),
  hold: slotGame(slotMachines.hold),
  roulette: rouletteGame,
  blackjack: blackjackGame,
  crash: crashGame,
  fishing: fishingGame,
  poker: pokerGame,
};

/** The platform's side of a game. */
export const machineFor = (game: PlayableGame): GameMachine => machines[machineOf(game)];
