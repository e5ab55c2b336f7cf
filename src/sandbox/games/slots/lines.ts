import type { Chance } from '../../play/chance.ts';
import { drawGrid } from './grid.ts';
import type { HoldMachine, LineMachine, SlotStep, SlotWin, Spin } from './machine.ts';

type Lines = Pick<LineMachine | HoldMachine, 'lines' | 'pays'>;

/** Units and length of what a line pays from the left: the better of its wilds alone and of the symbol that they stand for. */
export function lineWin(grid: readonly number[], cells: readonly number[], pays: Lines['pays'], wild: number): { units: number; count: number } {
  let symbol = wild;
  let wilds = 0;
  let count = 0;
  for (const cell of cells) {
    const here = grid[cell]!;
    if (symbol === wild) symbol = here;
    if (here !== symbol && here !== wild) break;
    if (symbol === wild) wilds++;
    count++;
  }
  const ofWilds = pays[wild]?.[wilds] ?? 0;
  const units = pays[symbol]?.[count] ?? 0;
  return ofWilds > units ? { units: ofWilds, count: wilds } : { units, count };
}

export function lineWins({ lines, pays }: Lines, grid: readonly number[], wild: number): SlotWin[] {
  const wins: SlotWin[] = [];
  for (const cells of lines) {
    const { units, count } = lineWin(grid, cells, pays, wild);
    if (units) wins.push({ cells: cells.slice(0, count), units });
  }
  return wins;
}

function step(machine: LineMachine, chance: Chance, times: number): SlotStep {
  const grid = drawGrid(machine, chance);
  const wins = lineWins(machine, grid, machine.wild);
  const units = times * wins.reduce((sum, win) => sum + win.units, 0);
  return times > 1 ? { grid, wins, units, times } : { grid, wins, units };
}

/** One paid spin with its free spins. */
export function spinLines(machine: LineMachine, chance: Chance): Spin {
  const steps = [step(machine, chance, 1)];
  const { free } = machine;
  if (free && steps[0]!.grid.filter((symbol) => symbol === free.scatter).length >= 3) {
    steps[0]!.left = free.spins;
    for (let left = free.spins - 1; left >= 0; left--) steps.push({ ...step(machine, chance, free.times), left });
  }
  return { steps, units: steps.reduce((sum, each) => sum + each.units, 0) };
}
