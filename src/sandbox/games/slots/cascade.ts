import type { Chance } from '../../play/chance.ts';
import { drawCell, drawGrid } from './grid.ts';
import type { CascadeMachine, SlotStep, SlotWin, Spin } from './machine.ts';

/** Groups of `least` or more alike that touch at their sides. A group larger than the table pays as its last entry. */
export function clusterWins({ columns, rows, least, pays }: CascadeMachine, grid: readonly number[]): SlotWin[] {
  const seen = new Uint8Array(grid.length);
  const wins: SlotWin[] = [];
  const cells: number[] = [];
  let symbol = 0;
  const visit = (cell: number) => {
    if (seen[cell] || grid[cell] !== symbol) return;
    seen[cell] = 1;
    cells.push(cell);
  };
  for (let start = 0; start < grid.length; start++) {
    if (seen[start]) continue;
    symbol = grid[start]!;
    cells.length = 0;
    visit(start);
    for (let next = 0; next < cells.length; next++) {
      const cell = cells[next]!;
      const column = cell % columns;
      if (column > 0) visit(cell - 1);
      if (column < columns - 1) visit(cell + 1);
      if (cell >= columns) visit(cell - columns);
      if (cell < columns * (rows - 1)) visit(cell + columns);
    }
    if (cells.length < least) continue;
    const table = pays[symbol]!;
    wins.push({ cells: [...cells], units: table[Math.min(cells.length, table.length - 1)]! });
  }
  return wins;
}

/** The window after what won has vanished: the rest falls, and new symbols come from above. */
export function fall(machine: CascadeMachine, grid: readonly number[], wins: readonly SlotWin[], chance: Chance): number[] {
  const { columns, rows } = machine;
  const gone = new Uint8Array(grid.length);
  for (const { cells } of wins) for (const cell of cells) gone[cell] = 1;
  const fallen = [...grid];
  for (let column = 0; column < columns; column++) {
    let to = rows - 1;
    for (let row = rows - 1; row >= 0; row--) {
      const cell = row * columns + column;
      if (!gone[cell]) fallen[to-- * columns + column] = grid[cell]!;
    }
    for (; to >= 0; to--) fallen[to * columns + column] = drawCell(machine, column, chance);
  }
  return fallen;
}

export function spinCascade(machine: CascadeMachine, chance: Chance): Spin {
  const { multipliers } = machine;
  const steps: SlotStep[] = [];
  let grid = drawGrid(machine, chance);
  for (let falls = 0; ; falls++) {
    const wins = clusterWins(machine, grid);
    const times = multipliers[Math.min(falls, multipliers.length - 1)]!;
    const units = times * wins.reduce((sum, win) => sum + win.units, 0);
    steps.push(times > 1 && wins.length ? { grid, wins, units, times } : { grid, wins, units });
    if (!wins.length) return { steps, units: steps.reduce((sum, each) => sum + each.units, 0) };
    grid = fall(machine, grid, wins, chance);
  }
}
