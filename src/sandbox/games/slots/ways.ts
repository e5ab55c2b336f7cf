import type { Chance } from '../../play/chance.ts';
import { drawGrid } from './grid.ts';
import type { SlotWin, Spin, WaysMachine } from './machine.ts';

/** Wins of each symbol of the first column: its pay for the columns it reaches, times the ways through them. */
export function waysWins({ columns, rows, pays, wild, doubling }: WaysMachine, grid: readonly number[]): SlotWin[] {
  const wins: SlotWin[] = [];
  for (let symbol = 0; symbol < pays.length; symbol++) {
    if (symbol === wild) continue;
    const cells: number[] = [];
    let ways = 1;
    let reached = 0;
    for (; reached < columns; reached++) {
      let here = 0;
      for (let row = 0; row < rows; row++) {
        const cell = row * columns + reached;
        if (grid[cell] !== symbol && grid[cell] !== wild) continue;
        here += grid[cell] === wild && reached === doubling ? 2 : 1;
        cells.push(cell);
      }
      if (here === 0) break;
      ways *= here;
    }
    const units = (pays[symbol]![reached] ?? 0) * ways;
    if (units) wins.push({ cells, units });
  }
  return wins;
}

export function spinWays(machine: WaysMachine, chance: Chance): Spin {
  const grid = drawGrid(machine, chance);
  const wins = waysWins(machine, grid);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  return { steps: [{ grid, wins, units }], units };
}
