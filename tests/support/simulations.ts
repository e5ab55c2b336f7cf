import { bestMove, returnOfBlackjack } from '../../src/sandbox/games/blackjack/best-play.ts';
import { dealerDraws, drawCard, halvesOf, rankOf } from '../../src/sandbox/games/blackjack/rules.ts';
import { crashPoint, payoutAt, returnOfCrash } from '../../src/sandbox/games/crash/rules.ts';
import { fishNames, returnOfFishing, shoot } from '../../src/sandbox/games/fishing/rules.ts';
import { drawHand, pays, rankOf as handRank, returnOfPoker, shuffleTen } from '../../src/sandbox/games/poker/rules.ts';
import { payoutOf, pockets, returnOfRoulette, stakeOf } from '../../src/sandbox/games/roulette/rules.ts';
import { slotMachines } from '../../src/sandbox/games/slots/machines.ts';
import { returnOf } from '../../src/sandbox/games/slots/returns.ts';
import { spin } from '../../src/sandbox/games/slots/spin.ts';
import type { Chance } from '../../src/sandbox/play/chance.ts';
import { pokerSolver } from './poker-solver.ts';

/** A game that can be simulated. */
export interface Simulation {
  name: string;
  /** the return to player that its page states, of 1 */
  stated: number;
  /** Plays one round for one stake; gives the payout in stakes, less further stakes of the round. */
  play(chance: Chance): number;
}

const cardValue = (card: number): number => Math.min(10, rankOf(card));

/** One hand, played optimally. */
function playBlackjack(chance: Chance): number {
  const player = [drawCard(chance), drawCard(chance)];
  const dealer = [drawCard(chance), drawCard(chance)];
  let stakes = 1;
  const next = () => bestMove(player.map(cardValue), cardValue(dealer[0]!));
  for (let move = next(); move !== 'stand'; move = next()) {
    player.push(drawCard(chance));
    if (move !== 'double') continue;
    stakes = 2;
    break;
  }
  while (dealerDraws(dealer)) dealer.push(drawCard(chance));
  return (stakes * halvesOf(player, dealer)) / 2 - (stakes - 1);
}

const chips = { 17: 100, red: 500, dozen2: 200, column3: 200 };

const slots: readonly Simulation[] = Object.values(slotMachines).map((machine) => ({
  name: `slots: ${machine.name}`, stated: returnOf(machine), play: (chance) => spin(machine, chance).units / machine.unit,
}));

/** Every game except video poker, whose optimal play takes long to compute. */
export const simulations: readonly Simulation[] = [
  ...slots,
  { name: 'roulette', stated: returnOfRoulette, play: (chance) => payoutOf(chips, chance(pockets)) / stakeOf(chips) },
  { name: 'blackjack', stated: returnOfBlackjack(), play: playBlackjack },
  ...[101, 150, 200, 300].map((target): Simulation => ({ name: `crash, out at ${target / 100}×`, stated: returnOfCrash, play: (chance) => payoutAt(100, target, crashPoint(chance)) / 100 })),
  ...fishNames.slice(0, 6).map((fish): Simulation => ({ name: `fishing: ${fish}`, stated: returnOfFishing, play: (chance) => shoot(fish, chance) })),
];

/** Video poker, with each hand held optimally. */
export function pokerSimulation(): Simulation {
  const solve = pokerSolver();
  return {
    name: 'video poker',
    stated: returnOfPoker,
    play: (chance) => {
      const ten = shuffleTen(chance);
      const hand = ten.slice(0, 5);
      const sorted = hand.toSorted((one, other) => one - other);
      const { mask } = solve(sorted);
      return pays[handRank(drawHand(ten, hand.map((card) => Boolean(mask & (1 << sorted.indexOf(card))))))]!;
    },
  };
}

/** Mean payout over `rounds` rounds, in stakes, and its standard error. */
export function simulate({ play }: Simulation, rounds: number, chance: Chance): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const back = play(chance);
    sum += back;
    squares += back * back;
  }
  const mean = sum / rounds;
  return { mean, deviation: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}
